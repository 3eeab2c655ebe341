import { Button, ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { ellipsis } from '../../theme/mixins.ts'
import { controlBox, fieldLayout } from '../field/field.styles.ts'
import { option } from '../popover/popover.styles.ts'

export const Field = styled(Select)`
  ${fieldLayout}
`

export const Trigger = styled(Button)<{ $isInvalid: boolean }>`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-2);
  text-align: left;
  cursor: pointer;
  ${(props) => props.$isInvalid && 'border-color: var(--ph-color-danger);'}

  > svg {
    flex: none;
    color: var(--ph-color-muted);
  }
`

export const Value = styled(SelectValue)`
  ${ellipsis}

  &[data-placeholder] {
    color: var(--ph-color-faint);
  }
`

export const List = styled(ListBox)`
  max-height: 320px;
  overflow: auto;
  outline: none;
`

export const Option = styled(ListBoxItem)`
  ${option}

  > svg {
    flex: none;
    margin-left: auto;
    visibility: hidden;
    color: var(--ph-color-accent);
  }
  &[data-selected] > svg {
    visibility: visible;
  }
`

export const OptionText = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  small {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`
