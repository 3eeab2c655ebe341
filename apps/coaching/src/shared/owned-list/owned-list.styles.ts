import { styled } from 'styled-components'

/** A title beside its small picture. */
export const Pictured = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  gap: var(--ph-space-3);
`
