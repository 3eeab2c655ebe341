import {
  selectUser,
  useIdempotencyKey,
  useOperation,
  useRunOperation,
  useAppSelector,
} from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { ConfirmDialog } from '@org/ui/primitives'
import { useState } from 'react'
import { employeesTexts } from '../texts.ts'
import { deleteEmployeesOperation, employeesDeleteRequested } from '../employee-groups-saga.ts'
import type { GroupQuestionProps } from './group-dialog.tsx'
import { Parts } from './group.styles.ts'
import { whenDone } from './when-done.ts'

/**
 * Asks for confirmation before the selected employees are deleted, and says what else is deleted.
 */
export function DeleteGroup({ ids, onDone, onClose }: GroupQuestionProps) {
  const run = useRunOperation(deleteEmployeesOperation)
  const keyFor = useIdempotencyKey(deleteEmployeesOperation)
  const { isRunning } = useOperation(deleteEmployeesOperation)
  const self = useAppSelector(selectUser)?.id
  const [error, setError] = useState<string | null>(null)
  // Leaves out the signed-in user, since users cannot delete themselves.
  const others = ids.filter((id) => id !== self)
  const confirm = () => {
    const idempotencyKey = keyFor(others)
    whenDone(run(employeesDeleteRequested({ ids: others, idempotencyKey })), onDone, setError)
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
