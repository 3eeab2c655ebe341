import { styled } from 'styled-components'

export const Waiting = styled.output`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--ph-space-3);
  min-height: 60dvh;
  color: var(--ph-color-muted);
`
