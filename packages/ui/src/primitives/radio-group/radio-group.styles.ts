import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { choiceField, choiceRow } from '../field/choice.styles.ts'
import { fieldLayout } from '../field/field.styles.ts'

export const Field = styled(RadioGroup)`
  ${fieldLayout}
`

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;

  [data-orientation='horizontal'] > & {
    flex-flow: row wrap;
    gap: 0 var(--ph-space-5);
  }
`

export const OptionField = styled(RadioField)`
  ${choiceField}
  --mark-width: 18px;
`

export const Choice = styled(RadioButton)`
  ${choiceRow}
`

export const Mark = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  border: 1px solid var(--ph-color-border-control);
  border-radius: 50%;
  background: var(--ph-color-surface);
  transition: border-width var(--ph-motion-fast) var(--ph-motion-ease);

  [data-selected] > & {
    border: 6px solid var(--ph-color-accent);
  }
  [data-focus-visible] > & {
    ${focusRing}
  }
  [data-invalid] > & {
    border-color: var(--ph-color-danger);
  }
  [data-disabled] > & {
    border-color: var(--ph-color-border-strong);
    background: var(--ph-color-hover);
  }
`
