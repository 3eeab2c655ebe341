import type { DeployPreview } from '@org/api/client'
import { FormError } from '@org/app-kit/pages'
import { Button, Dialog } from '@org/ui/primitives'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MailRound } from '../deploy-slice.ts'
import { deployTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { Columns, Failure, Lead } from './deploy-dialog.styles.ts'
import { LeftOut } from './left-out.tsx'
import { MailPreview } from './mail-preview.tsx'
import { TestMail } from './test-mail.tsx'

export interface DeployDialogProps {
  round: MailRound
  /** The recipients: a team's name, or everybody. */
  name: string
  /** The administrator's note in the mails. */
  message: string
  preview: DeployPreview
  /** Whether the request to send the confirmed mails is running. */
  isSending?: boolean
  /** Why the request failed. */
  failure?: string | null
  onConfirm: () => void
  onClose: () => void
  /** Details of the recipients. */
  children?: ReactNode
}

/**
 * Asks for confirmation before mails are sent. Shows how many will be sent, who gets none and why,
 * and a preview.
 */
export function DeployDialog({
  round,
  name,
  message,
  preview: { count, left_out, mail },
  isSending = false,
  failure = null,
  onConfirm,
  onClose,
  children,
}: DeployDialogProps) {
  const { confirm } = deployTexts
  const title = round.isReminder ? confirm.reminderTitle(count) : confirm.deployTitle(count)
  const nobody = round.isReminder ? confirm.nobodyToRemind : confirm.nobodyToDeploy
  return (
    <Dialog
      title={count === 0 ? nobody : title}
      isOpen
      onClose={onClose}
      isBlocking={isSending}
      size={mail ? 'large' : 'medium'}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSending} hasInitialFocus>
            {count === 0 ? confirm.close : texts.cancel}
          </Button>
          {count > 0 && (
            <Button
              variant="primary"
              icon={<Send size={16} aria-hidden="true" />}
              isLoading={isSending}
              onPress={onConfirm}
            >
              {confirm.send(count)}
            </Button>
          )}
        </>
      }
    >
      {failure !== null && (
        <Failure>
          <FormError message={failure} work="deploy" />
        </Failure>
      )}
      <Columns data-single={mail === null ? '' : undefined}>
        <div>
          {count > 0 && (
            <Lead>{round.isReminder ? confirm.reminderHelp(name) : confirm.deployHelp(name)}</Lead>
          )}
          {count > 0 && children}
          {left_out.length > 0 && <LeftOut groups={left_out} />}
          {mail && <TestMail round={round} message={message} />}
        </div>
        {mail && <MailPreview mail={mail} />}
      </Columns>
    </Dialog>
  )
}
