'use client'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { memo, type ReactElement } from 'react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { SortableLabels } from '../sortable.labels.ts'
import { Actions } from './sortable-list.styles.ts'
import type { EntryAction } from './use-entry-actions.ts'

export interface EntryActionsProps {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  isDisabled: boolean
  isRemovable: boolean
  labels: SortableLabels
  onAct: (key: string, action: EntryAction) => void
  register: (key: string, action: EntryAction, button: HTMLButtonElement | null) => void
}

/**
 * The buttons of an entry. Memoized, so that typing in one entry does not re-render the buttons of
 * the others.
 */
export const EntryActions = memo(function EntryActions({
  id,
  name,
  isFirst,
  isLast,
  isDisabled,
  isRemovable,
  labels,
  onAct,
  register,
}: EntryActionsProps): ReactElement {
  const button = (action: EntryAction, isOff: boolean, icon: ReactElement) => (
    <IconButton
      label={labels[action](name)}
      hasTooltip={false}
      isDisabled={isOff || isDisabled}
      onPress={() => onAct(id, action)}
      ref={(element) => register(id, action, element)}
    >
      {icon}
    </IconButton>
  )
  return (
    <Actions>
      {button('up', isFirst, <ArrowUp size={16} aria-hidden="true" />)}
      {button('down', isLast, <ArrowDown size={16} aria-hidden="true" />)}
      {isRemovable && button('remove', false, <Trash2 size={16} aria-hidden="true" />)}
    </Actions>
  )
})
