import { mailId } from '../mail/mail-id.ts'
import { invitationToken } from '../secrets/invitation-token.ts'
import { signInPath } from '../mail/sign-in-path.ts'
import { coachInvitationMail } from '../mail/coach-invitation-mail.ts'
import { invitationMail } from '../mail/invitation-mail.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import type { InvitationRecord } from '../ports/records.ts'
import { mailboxOf } from '../merge/install-mail.ts'
import { invitationState } from '../rules/invitation-state.ts'
import { displayName } from '../rules/display-name.ts'
import { invitationPayload } from './invitation-job.ts'
import type { JobRunner } from './job-runner.ts'

/** Mails an invitation that is still open. */
export const invitationJobRunner: JobRunner = {
  failure: 'invitation mail failed',
  run: async (adapters, job) => {
    const invitation = await openInvitation(adapters, job)
    if (!invitation) return () => complete(adapters, job)
    await send(adapters, job, invitation)
    // If this step fails, the lease expires and the mail goes out twice, which does no harm.
    return () => end(adapters, job, { mail_status: 'sent', mail_error: '' })
  },
  giveUp: async (adapters, job, reason) => {
    const isOpen = (await openInvitation(adapters, job)) !== null
    if (isOpen) await end(adapters, job, { mail_status: 'failed', mail_error: reason })
    else await complete(adapters, job)
  },
}

async function openInvitation(
  { repositories, clock }: Adapters,
  job: ClaimedJob,
): Promise<InvitationRecord | null> {
  const { organisationId, invitationId } = invitationPayload(job.payload)
  const invitation = await repositories.within({ organisationId }).invitations.get(invitationId)
  return invitation && invitationState(invitation, clock.now()) === 'open' ? invitation : null
}

async function complete({ repositories }: Adapters, job: ClaimedJob): Promise<void> {
  await repositories.jobs.complete(job)
}

async function send(
  { repositories, secrets, settings, mailer }: Adapters,
  job: ClaimedJob,
  invitation: InvitationRecord,
): Promise<void> {
  const { organisation_id: organisationId, product, team_id, invited_by } = invitation
  const { organisation, teams, users } = repositories.within({ organisationId })
  const { name } = await organisation.get()
  const team = team_id === null ? null : await teams.get(team_id)
  const sender = await users.get(invited_by)
  const signInUrl = `${settings.urlOf(product)}${signInPath(product)}`
  const content = {
    email: invitation.email,
    sender: sender ? displayName(sender) : name,
    replyTo: sender ? mailboxOf(sender) : undefined,
    token: await invitationToken(secrets, invitation.id),
    messageId: await mailId(secrets, job.key, organisationId),
  }
  await mailer.send(
    product === 'coaching'
      ? coachInvitationMail(signInUrl, { ...content, studioName: name })
      : invitationMail(signInUrl, { ...content, companyName: name, teamName: team?.name ?? null }),
  )
}

/** Ends the job and records the result of its mail in one transaction. */
async function end(
  { repositories, log }: Adapters,
  job: ClaimedJob,
  outcome: Pick<InvitationRecord, 'mail_status' | 'mail_error'>,
): Promise<void> {
  const { organisationId, invitationId } = invitationPayload(job.payload)
  await repositories.transaction(async (inside) => {
    const isOurs =
      outcome.mail_status === 'sent'
        ? await inside.jobs.complete(job)
        : await inside.jobs.fail(job, outcome.mail_error)
    if (!isOurs) log.write('warn', 'job lease lost', { job: job.key })
    else await inside.within({ organisationId }).invitations.mark(invitationId, outcome)
  })
}
