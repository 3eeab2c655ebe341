import type { Invitation } from '@org/api/client'
import { formatDate, useOperation, useAppDispatch } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { Badge, Button } from '@org/ui/primitives'
import { revokeRequested, sendAgainOperation, sendAgainRequested } from './administrators-saga.ts'
import { administratorsTexts } from '../texts.ts'
import { Actions, Lines, Row } from './administrators.styles.ts'

const labels = administratorsTexts

/** An invitation that has not been accepted yet. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const dispatch = useAppDispatch()
  const { id, email, role, team, invited_by: by, created_at } = invitation
  const { isRunning } = useOperation(sendAgainOperation(id))
  const date = formatDate(created_at)
  return (
    <Row>
      <Lines>
        <span>{email}</span>
        <Muted>{by === '' ? labels.invitedOn(date) : labels.invitedBy(date, by)}</Muted>
      </Lines>
      <Lines>
        {role === 'team_admin' ? labels.teamRole(team?.name ?? '') : labels.roles.admin}
        <MailState invitation={invitation} />
      </Lines>
      <Actions>
        <Button
          isLoading={isRunning}
          aria-label={labels.sendAgainTo(email)}
          onPress={() => dispatch(sendAgainRequested(id))}
        >
          {labels.sendAgain}
        </Button>
        <Button
          variant="tertiary"
          aria-label={labels.revokeOf(email)}
          onPress={() => dispatch(revokeRequested(id))}
        >
          {labels.revoke}
        </Button>
      </Actions>
    </Row>
  )
}

/**
 * Shows until when the link is valid, or else that it has expired, or that its mail is queued or
 * has failed.
 */
function MailState({ invitation }: { invitation: Invitation }) {
  const { is_expired, mail_status, mail_error, expires_at } = invitation
  if (is_expired) return <Badge tone="warning">{labels.expired}</Badge>
  if (mail_status === 'failed') {
    return (
      <Lines>
        <Badge tone="danger">{labels.mailFailed}</Badge>
        <Muted>{mail_error}</Muted>
      </Lines>
    )
  }
  if (mail_status === 'queued') return <Badge>{labels.mailQueued}</Badge>
  return <Muted>{labels.until(formatDate(expires_at))}</Muted>
}
