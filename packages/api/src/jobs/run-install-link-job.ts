import { installAddress } from '../install/install-key.ts'
import { installLinkMail } from '../mail/install-link-mail.ts'
import { takeQuota } from '../mail/take-quota.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import type { UserRecord } from '../ports/records.ts'
import { displayName } from '../rules/display-name.ts'
import { installLinkPayload } from './install-link-job.ts'
import { failJob, type JobRunner } from './job-runner.ts'

/**
 * Minimum seconds between two mails with a new link to the same person, no matter who requests them
 * or which old link they use.
 */
const pauseSeconds = 3600

/** Mails a new link to the owner of an old one. Nothing is sent for an unknown link. */
export const installLinkJobRunner: JobRunner = {
  failure: 'install link mail failed',
  run: async (adapters, job) => {
    const person = await claimPerson(adapters, job)
    if (person) await sendOrRelease(adapters, job, person)
    return async () => {
      await adapters.repositories.jobs.complete(job)
    }
  },
  giveUp: failJob,
}

/** Records the mail before it is sent, so that two simultaneous requests cannot both send one. */
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

/** Sends the mail. On failure, resets the record so that the next attempt can mail the person. */
async function sendOrRelease(
  adapters: Adapters,
  job: ClaimedJob,
  person: UserRecord,
): Promise<void> {
  try {
    await send(adapters, job, person)
  } catch (error) {
    const { users } = adapters.repositories.within({ organisationId: person.organisation_id })
    await users.mark(person.id, { link_mailed_at: null })
    throw error
  }
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
