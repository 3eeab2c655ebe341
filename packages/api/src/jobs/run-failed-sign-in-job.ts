import { auditedTransaction } from '../audit/audited-transaction.ts'
import { logFailedSignIn } from './log-failed-sign-in.ts'
import { newEntry } from '../audit/new-entry.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { failedSignInPayload } from './failed-sign-in-job.ts'
import { failJob, nothingLeft, type JobRunner } from './job-runner.ts'

/** Records a failed sign-in. */
export const failedSignInJobRunner: JobRunner = {
  failure: 'failed sign-in not noted',
  run: async (adapters, job) => {
    await note(adapters, job)
    return nothingLeft
  },
  giveUp: failJob,
}

/**
 * Adds the failure to the audit log of each organisation that has an account with that email. If
 * there is none, the failure is only logged.
 */
async function note(adapters: Adapters, job: ClaimedJob): Promise<void> {
  const failure = failedSignInPayload(job.payload)
  const { client, reason, at } = failure
  const isUnknown = await auditedTransaction(adapters, async (inside) => {
    if (!(await inside.jobs.complete(job))) return false
    const accounts = await inside.accounts.byEmail(failure.email, failure.product)
    for (const user of accounts) {
      const act = { action: 'signed_in', outcome: 'refused', reason } as const
      const { audit } = inside.within({ organisationId: user.organisation_id })
      await audit.add(newEntry(adapters, { user, client }, act, at))
    }
    return accounts.length === 0
  })
  if (isUnknown) logFailedSignIn(adapters, failure)
}
