import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField'
import { styled } from 'styled-components'
import { controlBox, fieldLayout } from '../field/field.styles.ts'
import { focusRing } from '../../theme/mixins.ts'

export const Field = styled(NumberField)`
  ${fieldLayout}
`

export const Box = styled(Group)`
  ${controlBox}
  display: flex;
  align-items: center;
  padding: 0;
  overflow: hidden;

  &[data-focus-within] {
    border-color: var(--ph-color-accent);
  }
  &[data-focus-within]:has(input[data-focus-visible]) {
    ${focusRing}
  }
`

export const Digits = styled(Input)`
  flex: 1;
  min-width: 0;
  padding: calc((var(--ph-size-control) - 24px) / 2) var(--ph-space-3);
  border: 0;
  outline: none;
  background: transparent;
  font-variant-numeric: tabular-nums;
`

export const StepButton = styled(Button)`
  display: grid;
  place-items: center;
  align-self: stretch;
  width: var(--ph-size-control);
  border: 0;
  border-left: 1px solid var(--ph-color-border);
  background: transparent;
  color: var(--ph-color-muted);
  cursor: pointer;

  &[data-hovered] {
    background: var(--ph-color-hover);
  }
  &[data-disabled] {
    color: var(--ph-color-border-strong);
    cursor: not-allowed;
  }
`
