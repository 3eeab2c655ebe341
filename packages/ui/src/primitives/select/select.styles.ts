import { Button, ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { ellipsis } from '../../theme/mixins.ts'
import { controlBox, ControlRow, ErrorIcon, fieldLayout } from '../field/field.styles.ts'
import { choice, list } from '../popover/sheet.styles.ts'

export const Field = styled(Select)`
  ${fieldLayout}
`

/** The error icon is inside the control, before the arrow. */
export const Row = styled(ControlRow)`
  > ${ErrorIcon} {
    right: 36px;
  }
`

export const Trigger = styled(Button)<{ $isInvalid: boolean }>`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-2);
  text-align: left;
  cursor: pointer;
  ${(props) => props.$isInvalid && 'border-color: var(--ph-color-danger); padding-right: 12px;'}

  > svg {
    flex: none;
    margin-left: ${(props) => (props.$isInvalid ? '28px' : 0)};
    color: var(--ph-color-muted);
  }
  &[data-disabled] > svg {
    color: var(--ph-color-border-strong);
  }
`

export const Value = styled(SelectValue)`
  ${ellipsis}

  &[data-placeholder] {
    color: var(--ph-color-faint);
  }
`

export const List = styled(ListBox)`
  ${list}
`

export const Option = styled(ListBoxItem)`
  ${choice}
`
