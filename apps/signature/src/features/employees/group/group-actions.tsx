import type { User } from '@org/api/client'
import { selectUser, useAppSelector } from '@org/app-kit'
import type { ChosenRows } from '@org/ui/data-table'
import { Button } from '@org/ui/primitives'
import { FolderInput, Send, Trash2 } from 'lucide-react'
import { employeesTexts } from '../texts.ts'
import { Muted } from '#shared/page.styles.ts'

/** What can be done with several employees. */
export type GroupAct = 'move' | 'deploy' | 'delete'

/** People of one call, at most (the API's limit). */
export const mostPeople = 500

const icon = { size: 16, 'aria-hidden': true } as const
const icons = {
  move: <FolderInput {...icon} />,
  deploy: <Send {...icon} />,
  delete: <Trash2 {...icon} />,
}
const acts = ['move', 'deploy', 'delete'] as const

export interface GroupActionsProps {
  chosen: ChosenRows<User>
  onAsk: (act: GroupAct) => void
}

/** The buttons for the selected employees. Teams are changed by the organisation's administrators alone. */
export function GroupActions({ chosen, onAsk }: GroupActionsProps) {
  const isAdmin = useAppSelector(selectUser)?.role === 'admin'
  if (chosen.count > mostPeople) return <Muted>{employeesTexts.group.tooMany(mostPeople)}</Muted>
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
