import type { User } from '@org/api/client'
import {
  formatDateTime,
  selectUser,
  useEditedEntity,
  useRunOperation,
  useAppSelector,
} from '@org/app-kit'
import { employeesTexts } from '../texts.ts'
import { employeesFlow } from '../employees-saga.ts'
import { EmployeeDialog } from './employee-dialog.tsx'
import { employeeForm, employeeValues } from './employee-form.ts'
import { peopleTexts } from '#shared/texts.ts'

/**
 * Edits an employee. The dialog closes once the employee is saved; if saving fails, the form keeps
 * its values.
 */
export function EditEmployeeDialog({ employee, onClose }: { employee: User; onClose: () => void }) {
  const operation = employeesFlow.operations.update(employee.id)
  const run = useRunOperation(operation)
  const edited = useEditedEntity(operation, employee)
  const canChooseTeam = useAppSelector(selectUser)?.role === 'admin'
  return (
    <EmployeeDialog
      title={employeesTexts.editTitle}
      isEmailFixed
      canChooseTeam={canChooseTeam}
      administersTeam={employee.role === 'team_admin'}
      initial={employeeForm(employee)}
      edited={edited}
      inUse={employee.signature_template_id === null ? null : employee.signature}
      note={
        employee.info_updated_at === null
          ? undefined
          : peopleTexts.infoUpdated(formatDateTime(employee.info_updated_at))
      }
      onClose={onClose}
      save={async (form) => {
        const { email: _, ...values } = employeeValues(form, canChooseTeam)
        await run(employeesFlow.requests.update({ id: employee.id, values, base: edited.base() }))
        onClose()
      }}
    />
  )
}
