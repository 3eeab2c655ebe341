import { styled } from 'styled-components'

export const IconRow = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--ph-space-2);
  align-items: start;

  /* Centered on the input, whatever message is shown below it. */
  > :first-child {
    margin-top: calc((var(--ph-size-control) - 24px) / 2);
  }
`
