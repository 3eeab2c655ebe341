import { auditedTransaction } from '../audit/audited-transaction.ts'
import { logFailedSignIn } from '../audit/note-failure.ts'
import { newEntry } from '../audit/new-entry.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { failedSignInPayload } from './failed-sign-in-job.ts'
import { backOff, maxAttempts } from './run-job.ts'

/** Tells every organisation in which the email has an account; without one the log alone. */
export async function runFailedSignInJob(adapters: Adapters, job: ClaimedJob): Promise<void> {
  try {
    await note(adapters, job)
  } catch (error) {
    const reason = String(error).slice(0, 500)
    adapters.log.write('warn', 'failed sign-in not noted', { job: job.key, reason })
    const { jobs } = adapters.repositories
    if (job.attempt >= maxAttempts) await jobs.fail(job, reason)
    else await jobs.retry(job, adapters.clock.now() + backOff(job.attempt), reason)
  }
}

async function note(adapters: Adapters, job: ClaimedJob): Promise<void> {
  const failure = failedSignInPayload(job.payload)
  const { client, reason, at } = failure
  const isUnknown = await auditedTransaction(adapters, async (inside) => {
    if (!(await inside.jobs.complete(job))) return false
    const accounts = await inside.accounts.byEmail(failure.email)
    for (const user of accounts) {
      const act = { action: 'signed_in', outcome: 'refused', reason } as const
      const { audit } = inside.within({ organisationId: user.organisation_id })
      await audit.add(newEntry(adapters, { user, client }, act, at))
    }
    return accounts.length === 0
  })
  if (isUnknown) logFailedSignIn(adapters, failure)
}
