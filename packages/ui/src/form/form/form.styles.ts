import { styled } from 'styled-components'

/** Stacks the parts of a form: fields, messages and the save bar. */
export const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-5);
  /* Keeps the parts together if the page stretches the form. */
  align-content: start;
`
