import { madeStorable } from '../contract/storable-text.ts'
import { installAddress } from '../install/install-key.ts'
import { installLinkMail } from '../mail/install-link-mail.ts'
import { takeQuota } from '../mail/take-quota.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import type { UserRecord } from '../ports/records.ts'
import { MailRefused } from '../ports/services.ts'
import { displayName } from '../views/user-view.ts'
import { installLinkPayload } from './install-link-job.ts'
import { backOff, maxAttempts } from './run-job.ts'

/** A person gets one new link in so many seconds, however many ask and by whichever old link. */
const pauseSeconds = 3600

/** Mails a new link to the person of an old one; for anything else there is nothing to do. */
export async function runInstallLinkJob(adapters: Adapters, job: ClaimedJob): Promise<void> {
  const { jobs } = adapters.repositories
  let person: UserRecord | null = null
  try {
    person = job.attempt > maxAttempts ? null : await claimPerson(adapters, job)
    if (person) await send(adapters, job, person)
  } catch (error) {
    await afterFailure(adapters, job, person, error)
    return
  }
  await jobs.complete(job)
}

/** Notes the mail before it leaves, so that two requests at once cannot both send one. */
async function claimPerson(
  adapters: Adapters,
  { payload }: ClaimedJob,
): Promise<UserRecord | null> {
  const { repositories, clock } = adapters
  const { oldKey } = installLinkPayload(payload)
  const found = await repositories.accounts.byOldInstallLink(oldKey)
  if (!found || found.is_external) return null
  const { id, organisation_id: organisationId } = found
  return repositories.transaction(async (inside) => {
    const { users } = inside.within({ organisationId })
    const mailedAt = (await users.get(id))?.link_mailed_at ?? null
    if (mailedAt !== null && clock.now() - mailedAt < pauseSeconds) return null
    await takeQuota(adapters, organisationId, 1)
    return users.mark(id, { link_mailed_at: clock.now() })
  })
}

async function send(
  { repositories, settings, mailer }: Adapters,
  job: ClaimedJob,
  person: UserRecord,
): Promise<void> {
  const { organisation } = repositories.within({ organisationId: person.organisation_id })
  await mailer.send(
    installLinkMail({
      to: { address: person.email, name: displayName(person) },
      firstName: person.first_name,
      companyName: (await organisation.get()).name,
      installUrl: installAddress(settings.publicUrl, person, null),
      messageId: job.key,
    }),
  )
}

async function afterFailure(
  { repositories, clock, log }: Adapters,
  job: ClaimedJob,
  person: UserRecord | null,
  error: unknown,
): Promise<void> {
  const said = error instanceof Error ? error.message : String(error)
  const reason = madeStorable(said.slice(0, 500))
  log.write('warn', 'install link mail failed', { job: job.key, attempt: job.attempt, reason })
  if (person) {
    const { users } = repositories.within({ organisationId: person.organisation_id })
    await users.mark(person.id, { link_mailed_at: null })
  }
  const isFinal = error instanceof MailRefused || job.attempt >= maxAttempts
  if (isFinal) await repositories.jobs.fail(job, reason)
  else await repositories.jobs.retry(job, clock.now() + backOff(job.attempt), reason)
}
