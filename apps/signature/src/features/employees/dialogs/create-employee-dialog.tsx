import { selectUser, useIdempotencyKey, useRunOperation, useAppSelector } from '@org/app-kit'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { employeesTexts } from '../texts.ts'
import { employeesFlow } from '../employees-saga.ts'
import { EmployeeDialog } from './employee-dialog.tsx'
import { employeeValues } from './employee-form.ts'

export interface CreateEmployeeDialogProps {
  onClose: () => void
  /** Called with the new employee's id. */
  onCreated?: (id: string) => void
}

/**
 * Adds an employee. The dialog closes once the employee exists; if creating it fails, the form
 * keeps its values.
 */
export function CreateEmployeeDialog({ onClose, onCreated }: CreateEmployeeDialogProps) {
  const run = useRunOperation(employeesFlow.operations.create)
  const keyFor = useIdempotencyKey(employeesFlow.operations.create)
  const { teamId } = useScope()
  const teams = useAppSelector(selectTeams).data
  const canChooseTeam = useAppSelector(selectUser)?.role === 'admin'
  const globalTeam = teams.find(({ is_global }) => is_global)
  return (
    <EmployeeDialog
      title={employeesTexts.createTitle}
      isEmailFixed={false}
      canChooseTeam={canChooseTeam}
      initial={{ team_id: teamId ?? globalTeam?.id ?? null }}
      onClose={onClose}
      save={async (form) => {
        const values = employeeValues(form, canChooseTeam)
        const id = await run(
          employeesFlow.requests.create({ values, idempotencyKey: keyFor(values) }),
        )
        if (id !== null) onCreated?.(id)
        onClose()
      }}
    />
  )
}
