import {
  selectUser,
  useIdempotencyKey,
  useOperation,
  useRunOperation,
  useAppSelector,
} from '@org/app-kit'
import { ConfirmDialog } from '@org/ui/primitives'
import { useState } from 'react'
import { employeesTexts } from '../texts.ts'
import { deleteUsersOperation, usersDeleteRequested } from '../employee-groups-saga.ts'
import { FormError } from '#shared/form-error.tsx'
import type { GroupQuestionProps } from './group-dialog.tsx'
import { Parts } from './group.styles.ts'
import { whenDone } from './when-done.ts'

/** Asks before the selected employees are deleted, and says what goes with them. */
export function DeleteGroup({ ids, onDone, onClose }: GroupQuestionProps) {
  const run = useRunOperation(deleteUsersOperation)
  const keyFor = useIdempotencyKey(deleteUsersOperation)
  const { isRunning } = useOperation(deleteUsersOperation)
  const self = useAppSelector(selectUser)?.id
  const [error, setError] = useState<string | null>(null)
  // Nobody deletes oneself.
  const others = ids.filter((id) => id !== self)
  const confirm = () => {
    const idempotencyKey = keyFor(others)
    whenDone(run(usersDeleteRequested({ ids: others, idempotencyKey })), onDone, setError)
  }
  const { deleteTitle, deleteHelp, deleteNotSelf } = employeesTexts.group
  return (
    <ConfirmDialog
      title={deleteTitle(others.length)}
      isOpen
      isDangerous
      isLoading={isRunning}
      isConfirmDisabled={others.length === 0}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Parts>
        <FormError message={error} work="delete" />
        <p>{deleteHelp}</p>
        {others.length < ids.length && <p>{deleteNotSelf}</p>}
      </Parts>
    </ConfirmDialog>
  )
}
