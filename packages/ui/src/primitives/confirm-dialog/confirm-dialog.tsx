'use client'
import type { ReactElement, ReactNode } from 'react'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { RootPropsWithRef } from '../root-props.ts'
import { confirmDialogLabels, type ConfirmDialogLabels } from './confirm-dialog.labels.ts'

export interface ConfirmDialogProps extends RootPropsWithRef {
  /** The question. */
  title: string
  /** What answering yes will do. */
  children?: ReactNode
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Marks the answer that destroys something. */
  isDangerous?: boolean | undefined
  /** Keeps yes out of reach, as long as what it will do is not known. */
  isConfirmDisabled?: boolean | undefined
  /** The confirmed action runs. */
  isLoading?: boolean | undefined
  labels?: OwnLabels<ConfirmDialogLabels> | undefined
}

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export function ConfirmDialog({
  title,
  children,
  isOpen,
  onConfirm,
  onCancel,
  isDangerous = false,
  isConfirmDisabled = false,
  isLoading = false,
  labels,
  ...rest
}: ConfirmDialogProps): ReactElement {
  const { no, yes } = useLabels(confirmDialogLabels, labels)
  return (
    <Dialog
      {...rest}
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      isBlocking={isLoading}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button onPress={onCancel} isDisabled={isLoading} hasInitialFocus>
            {no}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            onPress={onConfirm}
            isDisabled={isConfirmDisabled}
            isLoading={isLoading}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
