import { useAction } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { ConfirmDialog } from '@org/ui/primitives'
import type { ReactNode } from 'react'

export interface DeleteDialogProps {
  title: string
  /** Explains the consequences of the deletion. */
  children: ReactNode
  remove: () => Promise<void>
  /** Called after the deletion. */
  onDeleted: () => void
  onClose: () => void
}

/**
 * Asks for confirmation before an exercise or a session is deleted. The dialog stays open until the
 * server has deleted it (specification 3, section 4.4).
 */
export function DeleteDialog({ title, children, remove, onDeleted, onClose }: DeleteDialogProps) {
  const { isRunning, error, run } = useAction()
  const confirm = () =>
    run(async () => {
      await remove()
      onDeleted()
      onClose()
    })
  return (
    <ConfirmDialog
      title={title}
      isOpen
      isDangerous
      isLoading={isRunning}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormError message={error} work="save" />
      {children}
    </ConfirmDialog>
  )
}
