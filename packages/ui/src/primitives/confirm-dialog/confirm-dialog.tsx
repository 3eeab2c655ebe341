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
  /** The consequences of confirming. */
  children?: ReactNode
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Marks a destructive action. */
  isDangerous?: boolean | undefined
  /** Disables the confirmation until its consequences are known. */
  isConfirmDisabled?: boolean | undefined
  /** Whether the confirmed action is running. */
  isLoading?: boolean | undefined
  labels?: OwnLabels<ConfirmDialogLabels> | undefined
}

/** Asks for confirmation of an irreversible action. The safe option is focused. */
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
