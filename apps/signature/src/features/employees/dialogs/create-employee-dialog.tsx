import { selectUser, useIdempotencyKey, useRunOperation, useAppSelector } from '@org/app-kit'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { employeesTexts } from '../texts.ts'
import { usersFlow } from '../employees-saga.ts'
import { UserDialog } from './employee-dialog.tsx'
import { userValues } from './employee-form.ts'

export interface CreateUserDialogProps {
  onClose: () => void
  /** Told the id of whom was created. */
  onCreated?: (id: string) => void
}

/** Adds one employee. It closes once the employee exists; a failure keeps what was typed. */
export function CreateUserDialog({ onClose, onCreated }: CreateUserDialogProps) {
  const run = useRunOperation(usersFlow.operations.create)
  const keyFor = useIdempotencyKey(usersFlow.operations.create)
  const { teamId } = useScope()
  const teams = useAppSelector(selectTeams)
  const canChooseTeam = useAppSelector(selectUser)?.role === 'admin'
  const globalTeam = teams.data.find(({ is_global }) => is_global)
  return (
    <UserDialog
      title={employeesTexts.createTitle}
      isEmailFixed={false}
      canChooseTeam={canChooseTeam}
      initial={{ team_id: teamId ?? globalTeam?.id ?? null }}
      onClose={onClose}
      save={async (form) => {
        const values = userValues(form, canChooseTeam)
        const id = await run(usersFlow.requests.create({ values, idempotencyKey: keyFor(values) }))
        if (id !== null) onCreated?.(id)
        onClose()
      }}
    />
  )
}
