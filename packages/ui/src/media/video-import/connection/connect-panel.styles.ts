import { styled } from 'styled-components'

export const Panel = styled.div`
  display: grid;
  gap: var(--ph-space-4);
`

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--ph-space-3);
  min-height: 240px;
  color: var(--ph-color-muted);
`
