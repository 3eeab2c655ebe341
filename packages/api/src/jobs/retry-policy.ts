import { toStorable } from '../contract/storable-text.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { MailRefused } from '../ports/services.ts'
import type { JobRunner } from './job-runner.ts'

/** How many attempts a job gets before it fails. */
export const maxAttempts = 5

/**
 * Returns the seconds to wait before the next attempt: half a minute at first, then four times as
 * long each time.
 */
export function backOff(attempt: number): number {
  return 30 * 4 ** (attempt - 1)
}

/**
 * Runs one attempt of a job. A failed attempt is retried later; after the last attempt, the job
 * fails.
 */
export async function runAttempt(
  adapters: Adapters,
  job: ClaimedJob,
  runner: JobRunner,
): Promise<void> {
  let finish: () => Promise<void>
  try {
    // Without this check, a job that crashes its process would be claimed again and again.
    if (job.attempt > maxAttempts) throw new MailRefused('Interrompu plusieurs fois')
    finish = await runner.run(adapters, job)
  } catch (error) {
    await retryOrGiveUp(adapters, job, runner, error)
    return
  }
  await finish()
}

async function retryOrGiveUp(
  adapters: Adapters,
  job: ClaimedJob,
  runner: JobRunner,
  error: unknown,
): Promise<void> {
  const { repositories, clock, log } = adapters
  const message = error instanceof Error ? error.message : String(error)
  const reason = toStorable(message.slice(0, 500))
  log.write('warn', runner.failure, { job: job.key, attempt: job.attempt, reason })
  const isFinal = error instanceof MailRefused || job.attempt >= maxAttempts
  if (isFinal) await runner.giveUp(adapters, job, reason)
  else await repositories.jobs.retry(job, clock.now() + backOff(job.attempt), reason)
}
