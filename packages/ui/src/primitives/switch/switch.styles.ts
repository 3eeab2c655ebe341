import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { choiceField, choiceRow } from '../field/choice.styles.ts'

export const Field = styled(SwitchField)`
  ${choiceField}
  --mark-width: 34px;
`

export const Choice = styled(SwitchButton)`
  ${choiceRow}
`

export const Track = styled.span`
  flex: none;
  width: 34px;
  height: 20px;
  padding: 2px;
  border: 1px solid var(--ph-color-border-control);
  border-radius: var(--ph-radius-pill);
  background: var(--ph-color-surface);
  transition: background-color var(--ph-motion-fast) var(--ph-motion-ease);

  &::before {
    content: '';
    display: block;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--ph-color-border-control);
    transition: transform var(--ph-motion-fast) var(--ph-motion-ease);
  }
  [data-selected] > & {
    background: var(--ph-color-accent);
    border-color: var(--ph-color-accent);
  }
  [data-selected] > &::before {
    background: var(--ph-color-on-accent);
    transform: translateX(14px);
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
  [data-disabled] > &::before {
    background: var(--ph-color-border-strong);
  }
`
