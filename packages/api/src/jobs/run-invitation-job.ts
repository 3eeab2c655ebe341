import { invitationToken } from '../accounts/invitation-token.ts'
import { madeStorable } from '../contract/storable-text.ts'
import { invitationMail } from '../mail/invitation-mail.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import type { InvitationRecord } from '../ports/records.ts'
import { MailRefused } from '../ports/services.ts'
import { invitationState } from '../rules/invitation-state.ts'
import { displayName } from '../views/user-view.ts'
import { invitationPayload } from './invitation-job.ts'
import { backOff, maxAttempts } from './run-job.ts'

/** Mails an invitation that is still open, or puts the job back, or fails it with the reason. */
export async function runInvitationJob(adapters: Adapters, job: ClaimedJob): Promise<void> {
  const { repositories, clock } = adapters
  const { organisationId, invitationId } = invitationPayload(job.payload)
  const { invitations } = repositories.within({ organisationId })
  const invitation = await invitations.get(invitationId)
  if (!invitation || invitationState(invitation, clock.now()) !== 'open') {
    await repositories.jobs.complete(job)
    return
  }
  try {
    // A job that took its process down each time would otherwise come back for ever.
    if (job.attempt > maxAttempts) throw new MailRefused('Interrompu plusieurs fois')
    await send(adapters, job, invitation)
  } catch (error) {
    await afterFailure(adapters, job, error)
    return
  }
  // Where this fails the lease lapses and the mail goes out twice, which does no harm.
  await end(adapters, job, { mail_status: 'sent', mail_error: '' })
}

async function send(
  { repositories, secrets, settings, mailer }: Adapters,
  job: ClaimedJob,
  invitation: InvitationRecord,
): Promise<void> {
  const { organisation_id: organisationId, team_id, invited_by } = invitation
  const { organisation, teams, users } = repositories.within({ organisationId })
  const { name } = await organisation.get()
  const team = team_id === null ? null : await teams.get(team_id)
  const sender = await users.get(invited_by)
  await mailer.send(
    invitationMail(settings.publicUrl, {
      email: invitation.email,
      companyName: name,
      teamName: team?.name ?? null,
      sender: sender ? displayName(sender) : name,
      token: await invitationToken(secrets, invitation.id),
      messageId: job.key,
    }),
  )
}

/** Ends the job and notes what became of its mail in one step. */
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

async function afterFailure(adapters: Adapters, job: ClaimedJob, error: unknown): Promise<void> {
  const { repositories, clock, log } = adapters
  const said = error instanceof Error ? error.message : String(error)
  const reason = madeStorable(said.slice(0, 500))
  log.write('warn', 'invitation mail failed', { job: job.key, attempt: job.attempt, reason })
  if (error instanceof MailRefused || job.attempt >= maxAttempts) {
    await end(adapters, job, { mail_status: 'failed', mail_error: reason })
    return
  }
  await repositories.jobs.retry(job, clock.now() + backOff(job.attempt), reason)
}
