import { take } from '../call/take.ts'
import { invitationJob } from './invitation-job.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { InvitationRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { takeQuota } from '../mail/take-quota.ts'

/**
 * Maximum number of mails per day from an organisation to one invited address, to prevent
 * harassment.
 */
const mailsPerEmail = 5

/** Queues the mail. If this throws, the transaction also discards the invitation. */
export async function queueInvitation(
  adapters: Adapters,
  inside: Repositories,
  row: InvitationRecord,
  now: number,
): Promise<void> {
  const key = `invitation:${row.organisation_id}:${row.email}`
  await take(adapters.limiter, [{ key, limit: mailsPerEmail, windowSeconds: 86_400 }])
  await takeQuota(adapters, row.organisation_id, 1)
  await inside.jobs.add([invitationJob(row, now)])
}
