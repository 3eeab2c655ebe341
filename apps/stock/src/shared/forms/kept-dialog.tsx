import type { KeptStatus } from '@org/app-kit'
import { KeptStateGuard } from '@org/app-kit/pages'
import { Button, type DialogProps } from '@org/ui/primitives'
import { type ReactNode, useState } from 'react'
import { LargeDialog, LargeLeaveQuestion } from '../large-controls.styles.ts'
import { texts } from '../texts.ts'
import { Contents } from './kept-dialog.styles.ts'

export interface KeptDialogProps {
  title: string
  size?: DialogProps['size']
  kept: KeptStatus
  isRunning: boolean
  /** The buttons after 'Annuler'. */
  actions: ReactNode
  /**
   * Called when the user closes the dialog; if there is unsaved work, only after they have agreed
   * to lose it.
   */
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog whose input this browser keeps until it is sent. Escape, the close button and 'Annuler'
 * ask for confirmation before they discard input.
 */
export function KeptDialog({
  title,
  size,
  kept,
  isRunning,
  actions,
  onClose,
  children,
}: KeptDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => (kept.isDirty ? setAsking(true) : onClose())
  return (
    <LargeDialog
      title={title}
      size={size}
      isOpen
      ignoresOutsidePress
      isBlocking={isRunning}
      onClose={close}
      actions={
        <>
          <Button isDisabled={isRunning} onPress={close}>
            {texts.cancel}
          </Button>
          {actions}
        </>
      }
    >
      <KeptStateGuard kept={kept} />
      <Contents>{children}</Contents>
      <LargeLeaveQuestion
        isOpen={isAsking}
        onLeave={() => {
          kept.discard()
          onClose()
        }}
        onStay={() => setAsking(false)}
      />
    </LargeDialog>
  )
}
