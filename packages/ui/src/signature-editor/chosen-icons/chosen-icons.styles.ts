import { styled } from 'styled-components'

export const IconRow = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--ph-space-3);
  align-items: center;
`
