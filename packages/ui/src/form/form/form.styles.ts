import { styled } from 'styled-components'

/** The parts of a form below each other: fields, messages, the save bar. */
export const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-5);
  /* Where a page stretches the form, its parts stay together. */
  align-content: start;
`
