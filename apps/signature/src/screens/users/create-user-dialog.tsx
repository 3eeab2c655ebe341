import { selectUser, useFields, useIdempotencyKey, useOperation } from '@org/app-kit'
import { Button, Dialog } from '@org/ui/primitives'
import type { FormEvent } from 'react'
import { useScope } from '../../shell/use-scope.ts'
import { selectTeams, useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { createUserOperation, userCreateRequested } from '../../users/users-saga.ts'
import { FormError } from '../shared/form-error.tsx'
import { UserFields } from './user-fields.tsx'
import { newUserForm, userRules, userValues } from './user-form-values.ts'

export interface CreateUserDialogProps {
  onClose: () => void
  /** Told the id of whom was created. */
  onCreated?: (id: string) => void
}

const formId = 'create-user'

/** Adds one employee. It closes once the employee exists; a failure keeps what was typed. */
export function CreateUserDialog({ onClose, onCreated }: CreateUserDialogProps) {
  const dispatch = useAppDispatch()
  const keyFor = useIdempotencyKey(createUserOperation)
  const { teamId } = useScope()
  const teams = useAppSelector(selectTeams)
  const canChooseTeam = useAppSelector(selectUser)?.role === 'admin'
  const globalTeam = teams.data.find(({ is_global }) => is_global)
  const { values, field, check } = useFields(newUserForm(teamId ?? globalTeam?.id ?? ''), userRules)
  const { isRunning, error } = useOperation(createUserOperation, (id) => {
    if (id !== null) onCreated?.(id)
    onClose()
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    const user = userValues(values, canChooseTeam)
    dispatch(userCreateRequested({ values: user, idempotencyKey: keyFor(user) }))
  }
  return (
    <Dialog
      title={texts.users.createTitle}
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
        <UserFields field={field} isEmailFixed={false} canChooseTeam={canChooseTeam} />
      </form>
    </Dialog>
  )
}
