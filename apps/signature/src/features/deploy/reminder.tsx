import type { Team } from '@org/api/client'
import { explained, useIdempotencyKey, useOperation, useAppDispatch } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { BellRing } from 'lucide-react'
import { reminderOperation, reminderRequested } from './deploy-slice.ts'
import { deployTexts } from './texts.ts'
import { DeployDialog } from './deploy-dialog/index.ts'
import { Reason } from './deploy-page.styles.ts'
import { useMailRound } from './use-mail-round.ts'

export interface ReminderProps {
  /** The team whose members are reminded; null: everybody. */
  team: Team | null
  /** The note that the administrator adds to the mails. */
  message: string
}

/** Asks for confirmation, then reminds people who have not installed their signature. */
export function Reminder({ team, message }: ReminderProps) {
  const dispatch = useAppDispatch()
  const teamId = team?.id ?? null
  const round = { teamId, isReminder: true }
  const { preview, ask, close, isRunning, error } = useMailRound(round, message)
  const operation = reminderOperation(teamId)
  const keyFor = useIdempotencyKey(operation)
  const sending = useOperation(operation)
  const failure = error ?? sending.error
  const confirm = () => {
    const request = { teamId, message: message.trim() }
    dispatch(reminderRequested({ ...request, idempotencyKey: keyFor(request) }))
    close()
  }
  return (
    <>
      <Button
        icon={<BellRing size={16} aria-hidden="true" />}
        isLoading={isRunning || sending.isRunning}
        {...(team && { 'aria-label': deployTexts.remindOf(team.name) })}
        onPress={ask}
      >
        {team ? deployTexts.remind : deployTexts.remindAll}
      </Button>
      {failure !== null && (
        <Reason role="alert">{explained(failure, error === null ? 'deploy' : 'load')}</Reason>
      )}
      {preview && (
        <DeployDialog
          round={round}
          name={team?.name ?? deployTexts.confirm.everybody}
          message={message}
          preview={preview}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
}
