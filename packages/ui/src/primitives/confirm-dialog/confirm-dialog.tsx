'use client'
import type { ReactElement, ReactNode } from 'react'
import { labels } from '../../labels.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

export interface ConfirmDialogProps {
  /** The question. */
  title: string
  /** What answering yes will do. */
  children?: ReactNode
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Marks the answer that destroys something. */
  isDangerous?: boolean | undefined
  /** The confirmed action runs. */
  isLoading?: boolean | undefined
  noLabel?: string | undefined
  yesLabel?: string | undefined
}

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export function ConfirmDialog({
  title,
  children,
  isOpen,
  onConfirm,
  onCancel,
  isDangerous = false,
  isLoading = false,
  noLabel = labels.no,
  yesLabel = labels.yes,
}: ConfirmDialogProps): ReactElement {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      isBlocking={isLoading}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button onPress={onCancel} isDisabled={isLoading} hasInitialFocus>
            {noLabel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            onPress={onConfirm}
            isLoading={isLoading}
          >
            {yesLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
