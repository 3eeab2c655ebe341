import { useAction } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { LargeConfirmDialog } from '../large-controls.styles.ts'

export interface DeleteQuestionProps {
  title: string
  /** Says how much is deleted, for example how many products. */
  children: ReactNode
  remove: () => Promise<unknown>
  /** Address of the list, which opens afterwards. */
  listPath: string
  onClose: () => void
}

/** Asks before an order or a return is deleted. */
export function DeleteQuestion({
  title,
  children,
  remove,
  listPath,
  onClose,
}: DeleteQuestionProps) {
  const navigate = useNavigate()
  const { isRunning, error, run } = useAction()
  const confirm = () =>
    run(async () => {
      await remove()
      void navigate(listPath)
    })
  return (
    <LargeConfirmDialog
      title={title}
      isOpen
      isDangerous
      isLoading={isRunning}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormError message={error} work="save" />
      {children}
    </LargeConfirmDialog>
  )
}
