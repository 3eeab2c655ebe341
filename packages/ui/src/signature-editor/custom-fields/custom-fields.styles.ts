import { styled } from 'styled-components'

/** Title and value side by side, the link below them. */
export const RowFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ph-space-2);

  > :last-child {
    grid-column: 1 / -1;
  }
`
