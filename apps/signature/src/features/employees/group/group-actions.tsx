import type { User } from '@org/api/client'
import { selectUser, useAppSelector } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import type { SelectedRows } from '@org/ui/data-table'
import { Button } from '@org/ui/primitives'
import { FolderInput, Send, Trash2 } from 'lucide-react'
import { employeesTexts } from '../texts.ts'

/** An action on several employees. */
export type GroupAct = 'move' | 'deploy' | 'delete'

/** Maximum number of people in one call (the API's limit). */
export const maxPeople = 500

const icon = { size: 16, 'aria-hidden': true } as const
const icons = {
  move: <FolderInput {...icon} />,
  deploy: <Send {...icon} />,
  delete: <Trash2 {...icon} />,
}
const acts = ['move', 'deploy', 'delete'] as const

export interface GroupActionsProps {
  selected: SelectedRows<User>
  onAsk: (act: GroupAct) => void
}

/**
 * Buttons for the selected employees. Only the organisation's administrators can move employees to
 * another team.
 */
export function GroupActions({ selected, onAsk }: GroupActionsProps) {
  const isAdmin = useAppSelector(selectUser)?.role === 'admin'
  if (selected.count > maxPeople) return <Muted>{employeesTexts.group.tooMany(maxPeople)}</Muted>
  return acts
    .filter((act) => isAdmin || act !== 'move')
    .map((act) => (
      <Button
        key={act}
        variant={act === 'delete' ? 'danger' : 'secondary'}
        icon={icons[act]}
        onPress={() => onAsk(act)}
      >
        {employeesTexts.group[act]}
      </Button>
    ))
}
