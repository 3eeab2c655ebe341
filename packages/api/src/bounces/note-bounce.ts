import { lockSentOrder, recordOrderOutcome } from '../jobs/record-order-outcome.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Repositories } from '../ports/repositories.ts'
import { invitationState } from '../rules/invitation-state.ts'
import { bounceReason } from './bounce-reason.ts'
import type { DeliveryReport } from './delivery-report.ts'
import { sentMailOf, type SentMail } from '../mail/mail-id.ts'

/**
 * What became of a report. `early`: the mail is not recorded as sent yet, so the report must be
 * noted again later. `ignored`: it is not about a mail of ours, or no longer matters.
 */
export type BounceOutcome = 'noted' | 'early' | 'ignored'

/** A report about a known mail. */
interface Bounce {
  adapters: Adapters
  inside: Repositories
  mail: SentMail
  report: DeliveryReport
}

/** Returns what became of the bounce; `noted` only if something was written. */
type Note = (bounce: Bounce) => Promise<BounceOutcome>

const notes: Readonly<Record<string, Note>> = {
  deploy: noteOnPerson,
  invitation: noteOnInvitation,
  order: noteOnOrder,
}

/** A report quotes one mail and perhaps those that it answers. */
const maxMessageIds = 10

/**
 * Notes a delivery report where administrators see it: on the person, the invitation or the order.
 * Noting it again changes nothing. A report about a mail that was followed by another one is
 * ignored.
 */
export async function noteBounce(
  adapters: Adapters,
  report: DeliveryReport,
): Promise<BounceOutcome> {
  const mail = await firstSentMail(adapters, report.messageIds.slice(0, maxMessageIds))
  const note = mail && notes[mail.kind]
  if (!note) return 'ignored'
  const outcome = await adapters.repositories.transaction((inside) =>
    note({ adapters, inside, mail, report }),
  )
  const { kind, id, request } = mail
  const { outcome: report_outcome, status } = report
  adapters.log.write('info', 'mail bounced', { kind, id, request, report_outcome, status, outcome })
  return outcome
}

async function firstSentMail(
  { secrets }: Adapters,
  messageIds: readonly string[],
): Promise<SentMail | null> {
  for (const messageId of messageIds) {
    const mail = await sentMailOf(secrets, messageId)
    if (mail) return mail
  }
  return null
}

/**
 * A mail that came back counts as not sent. A person who has installed the signature since then has
 * got the mail, whatever the report says.
 */
async function noteOnPerson({ inside, mail, report }: Bounce): Promise<BounceOutcome> {
  const { users } = inside.within({ organisationId: mail.organisationId })
  const user = await users.get(mail.id)
  if (user?.deploy_request !== mail.request) return 'ignored'
  if (user.deploy_status === 'queued') return 'early'
  const hasInstalled = (user.installed_at ?? 0) >= (user.sent_at ?? 0)
  if (user.deploy_status !== 'sent' || hasInstalled) return 'ignored'
  const unsent = { sent_version: '', sent_shared: '', sent_own: '' }
  await users.mark(mail.id, {
    deploy_error: bounceReason(report),
    ...(report.outcome === 'failed' && { deploy_status: 'bounced', ...unsent }),
  })
  return 'noted'
}

async function noteOnInvitation({ adapters, inside, mail, report }: Bounce) {
  if (report.outcome === 'delayed') return 'ignored'
  const { invitations } = inside.within({ organisationId: mail.organisationId })
  const invitation = await invitations.get(mail.id)
  if (invitation?.mail_request !== mail.request) return 'ignored'
  if (invitation.mail_status === 'queued') return 'early'
  const isOpen = invitationState(invitation, adapters.clock.now()) === 'open'
  if (invitation.mail_status !== 'sent' || !isOpen) return 'ignored'
  await invitations.mark(mail.id, { mail_status: 'failed', mail_error: bounceReason(report) })
  return 'noted'
}

async function noteOnOrder({ adapters, inside, mail, report }: Bounce) {
  if (report.outcome === 'delayed') return 'ignored'
  const { organisationId, id: commandId, request: sendCount } = mail
  const order = await lockSentOrder(inside, { organisationId, commandId, sendCount })
  if (order?.is_sending) return 'early'
  // An order that was received has been read, and one that can be edited shows a failure already.
  if (order?.status !== 'sent') return 'ignored'
  const outcome = { kind: 'mail_failed', detail: bounceReason(report) } as const
  await recordOrderOutcome(adapters, inside, order, outcome)
  return 'noted'
}
