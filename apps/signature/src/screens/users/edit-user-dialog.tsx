import type { User } from '@org/api/client'
import { selectUser, useFields, useOperation } from '@org/app-kit'
import { Button, Dialog } from '@org/ui/primitives'
import type { FormEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { updateUserOperation, userUpdateRequested } from '../../users/users-saga.ts'
import { FormError } from '../shared/form-error.tsx'
import { UserFields } from './user-fields.tsx'
import { userForm, userRules, userValues } from './user-form-values.ts'

const formId = 'edit-user'

/** Changes one employee. It closes once saved; a failure keeps what was typed. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const dispatch = useAppDispatch()
  const canChooseTeam = useAppSelector(selectUser)?.role === 'admin'
  const { values, field, check } = useFields(userForm(user), userRules)
  const { isRunning, error } = useOperation(updateUserOperation(user.id), onClose)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    const { email: _, ...changes } = userValues(values, canChooseTeam)
    dispatch(userUpdateRequested({ id: user.id, values: changes }))
  }
  return (
    <Dialog
      title={texts.users.editTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isRunning}>
            {texts.saveButton}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <FormError message={error} />
        <UserFields field={field} isEmailFixed canChooseTeam={canChooseTeam} />
      </form>
    </Dialog>
  )
}
