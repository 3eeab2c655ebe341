import { styled } from 'styled-components'

export const Waiting = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  min-height: 60dvh;
  color: var(--ph-color-accent);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ph-space-3);
`
