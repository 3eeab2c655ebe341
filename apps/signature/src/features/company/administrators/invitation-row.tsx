import type { Invitation } from '@org/api/client'
import { formatDate, useOperation, useAppDispatch } from '@org/app-kit'
import { Badge, Button } from '@org/ui/primitives'
import { revokeRequested, sendAgainOperation, sendAgainRequested } from './administrators-saga.ts'
import { administratorsTexts } from '../texts.ts'
import { Muted } from '#shared/page.styles.ts'
import { Actions, Lines, Row } from './administrators.styles.ts'

const words = administratorsTexts

/** An invitation that nobody has answered yet. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const dispatch = useAppDispatch()
  const { id, email, role, team, invited_by: by, created_at } = invitation
  const { isRunning } = useOperation(sendAgainOperation(id))
  const date = formatDate(created_at)
  return (
    <Row>
      <Lines>
        <span>{email}</span>
        <Muted>{by === '' ? words.invitedOn(date) : words.invitedBy(date, by)}</Muted>
      </Lines>
      <Lines>
        {role === 'team_admin' ? words.teamRole(team?.name ?? '') : words.roles.admin}
        <MailState invitation={invitation} />
      </Lines>
      <Actions>
        <Button
          isLoading={isRunning}
          aria-label={words.sendAgainTo(email)}
          onPress={() => dispatch(sendAgainRequested(id))}
        >
          {words.sendAgain}
        </Button>
        <Button
          variant="tertiary"
          aria-label={words.revokeOf(email)}
          onPress={() => dispatch(revokeRequested(id))}
        >
          {words.revoke}
        </Button>
      </Actions>
    </Row>
  )
}

/** What became of the mail, and how long its link is good. */
function MailState({ invitation }: { invitation: Invitation }) {
  const { is_expired, mail_status, mail_error, expires_at } = invitation
  if (is_expired) return <Badge tone="warning">{words.expired}</Badge>
  if (mail_status === 'failed') return <Badge tone="danger">{words.mailFailed(mail_error)}</Badge>
  if (mail_status === 'queued') return <Badge>{words.mailQueued}</Badge>
  return <Muted>{words.until(formatDate(expires_at))}</Muted>
}
