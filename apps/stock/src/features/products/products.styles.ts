import { styled } from 'styled-components'

/** A text field with a button beside its input, below the label. */
export const Generated = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ph-space-2);

  > button {
    /* The height of the label above the input. */
    margin-top: 26px;
    align-self: start;
  }
`
