import { ApiError } from '../contract/api-error.ts'
import { type FailedSignIn, failedSignInJob } from '../jobs/failed-sign-in-job.ts'
import { logFailedSignIn } from '../jobs/log-failed-sign-in.ts'
import type { Adapters } from '../ports/adapters.ts'
import { perClient, take } from '../call/take.ts'

/** Limits on recorded failures, per client and per email. */
const entriesPerClient = { limit: 120, windowSeconds: 600 }
const entriesPerEmail = { limit: 300, windowSeconds: 86_400 }

/** Runs a sign-in attempt, and records it if it is rejected. */
export async function recordingFailure<T>(
  adapters: Adapters,
  whose: Pick<FailedSignIn, 'email' | 'product' | 'client'>,
  attempt: () => Promise<T | ApiError>,
): Promise<T | ApiError> {
  try {
    const result = await attempt()
    if (result instanceof ApiError) await recordFailure(adapters, { ...whose, reason: result.type })
    return result
  } catch (error) {
    if (error instanceof ApiError) await recordFailure(adapters, { ...whose, reason: error.type })
    throw error
  }
}

/**
 * Queues a job that records the failure. Only the job looks up the email's owner, so neither the
 * response nor its timing reveals whether an account exists. Failures above the limits go only to
 * the log.
 */
async function recordFailure(
  adapters: Adapters,
  whose: Pick<FailedSignIn, 'email' | 'product' | 'client' | 'reason'>,
): Promise<void> {
  const { limiter, repositories, secrets, clock } = adapters
  const failure = { ...whose, at: clock.now() }
  try {
    await take(limiter, [
      ...perClient('audit:client', whose.client, entriesPerClient),
      { key: `audit:email:${await secrets.sha256(whose.email)}`, ...entriesPerEmail },
    ])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    logFailedSignIn(adapters, failure)
    return
  }
  await repositories.jobs.add([failedSignInJob(secrets.id(), failure)])
}
