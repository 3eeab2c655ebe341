import type { User } from '@org/api/client'
import {
  formatDateTime,
  selectUser,
  useEditedEntity,
  useRunOperation,
  useAppSelector,
} from '@org/app-kit'
import { employeesTexts } from '../texts.ts'
import { usersFlow } from '../employees-saga.ts'
import { UserDialog } from './employee-dialog.tsx'
import { userForm, userValues } from './employee-form.ts'
import { peopleTexts } from '#shared/employees/texts.ts'

/** Changes one employee. It closes once saved; a failure keeps what was typed. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const operation = usersFlow.operations.update(user.id)
  const run = useRunOperation(operation)
  const edited = useEditedEntity(operation, user)
  const canChooseTeam = useAppSelector(selectUser)?.role === 'admin'
  return (
    <UserDialog
      title={employeesTexts.editTitle}
      isEmailFixed
      canChooseTeam={canChooseTeam}
      administersTeam={user.role === 'team_admin'}
      initial={userForm(user)}
      edited={edited}
      inUse={user.signature_template_id === null ? null : user.signature}
      note={
        user.info_updated_at === null
          ? undefined
          : peopleTexts.infoUpdated(formatDateTime(user.info_updated_at))
      }
      onClose={onClose}
      save={async (form) => {
        const { email: _, ...values } = userValues(form, canChooseTeam)
        await run(usersFlow.requests.update({ id: user.id, values, base: edited.base() }))
        onClose()
      }}
    />
  )
}
