import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { choiceField, choiceRow } from '../field/choice.styles.ts'

export const Field = styled(CheckboxField)`
  ${choiceField}
  --mark-width: 18px;
`

export const Choice = styled(CheckboxButton)`
  ${choiceRow}
`

export const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  border: 1px solid var(--ph-color-border-control);
  border-radius: 4px;
  background: var(--ph-color-surface);
  color: transparent;
  transition: background-color var(--ph-motion-fast) var(--ph-motion-ease);

  [data-selected] > &,
  [data-indeterminate] > & {
    background: var(--ph-color-accent);
    border-color: var(--ph-color-accent);
    color: var(--ph-color-on-accent);
  }
  [data-focus-visible] > & {
    ${focusRing}
  }
  [data-invalid] > & {
    border-color: var(--ph-color-danger);
  }
  [data-disabled] > & {
    background: var(--ph-color-hover);
    border-color: var(--ph-color-border-strong);
  }
  [data-disabled][data-selected] > & {
    color: var(--ph-color-faint);
  }
`
