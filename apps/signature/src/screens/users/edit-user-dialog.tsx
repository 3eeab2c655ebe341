import type { User } from '@org/api/client'
import { formatDateTime, selectUser, useEditedEntity, useRunOperation } from '@org/app-kit'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { usersFlow } from '../../users/users-saga.ts'
import { UserDialog } from './user-dialog.tsx'
import { userForm, userValues } from './user-form.ts'

/** Changes one employee. It closes once saved; a failure keeps what was typed. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const operation = usersFlow.operations.update(user.id)
  const run = useRunOperation(operation)
  const edited = useEditedEntity(operation, user)
  const canChooseTeam = useAppSelector(selectUser)?.role === 'admin'
  return (
    <UserDialog
      title={texts.users.editTitle}
      isEmailFixed
      canChooseTeam={canChooseTeam}
      administersTeam={user.role === 'team_admin'}
      initial={userForm(user)}
      edited={edited}
      inUse={user.signature_template_id === null ? null : user.signature}
      note={
        user.info_updated_at === null
          ? undefined
          : texts.users.infoUpdated(formatDateTime(user.info_updated_at))
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
