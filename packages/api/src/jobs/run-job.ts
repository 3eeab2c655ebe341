import type { Adapters } from '../ports/adapters.ts'
import { madeStorable } from '../contract/storable-text.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { MailRefused } from '../ports/services.ts'
import { deployPayload } from './deploy-job.ts'
import { endDeployMail } from './end-deploy-mail.ts'
import { sendDeployMail, type Sending } from './send-deploy-mail.ts'

/** After so many attempts a mail is given up. */
export const maxAttempts = 5

/** Seconds before the next attempt: half a minute, then four times longer each time. */
export function backOff(attempt: number): number {
  return 30 * 4 ** (attempt - 1)
}

/** Milliseconds between attempts to note a sent mail; together well within a lease. */
const markPauses = [50, 500, 2000, 5000, 10_000]

/** Runs one deploy job: sent once, or put back, or failed with the reason. */
export async function runJob(adapters: Adapters, job: ClaimedJob): Promise<void> {
  let sending: Sending
  try {
    // A job that took its process down each time would otherwise come back for ever.
    if (job.attempt > maxAttempts) throw new MailRefused('Interrompu plusieurs fois')
    sending = await sendDeployMail(adapters, job)
  } catch (error) {
    await afterFailure(adapters, job, error)
    return
  }
  await markUntilDone(adapters, job, sending)
}

/** The mail has left: whatever the database says, it is noted again and never sent again. */
async function markUntilDone(adapters: Adapters, job: ClaimedJob, sending: Sending): Promise<void> {
  for (const pause of markPauses) {
    try {
      await markSent(adapters, job, sending)
      return
    } catch (error) {
      adapters.log.write('warn', 'sent mail not noted', { job: job.key, reason: String(error) })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  await markSent(adapters, job, sending)
}

/** Only after the mail server took the mail; the job ends in the same step. */
async function markSent(adapters: Adapters, job: ClaimedJob, sending: Sending): Promise<void> {
  const { repositories, clock, log } = adapters
  await repositories.transaction(async (inside) => {
    if (await inside.jobs.complete(job)) await endDeployMail(adapters, inside, job, sending.state)
    else log.write('warn', 'job lease lost', { job: job.key })
    if (sending.state === 'gone') return
    const { userId, organisationId, version } = sending
    const { users } = inside.within({ organisationId })
    const isFirst = (await users.get(userId))?.sent_version !== version
    await users.mark(userId, {
      deploy_status: 'sent',
      deploy_version: version,
      deploy_error: '',
      sent_version: version,
      sent_at: clock.now(),
      ...(isFirst && { first_sent_at: clock.now() }),
    })
  })
}

async function afterFailure(adapters: Adapters, job: ClaimedJob, error: unknown): Promise<void> {
  const { repositories, clock, log } = adapters
  const said = error instanceof Error ? error.message : String(error)
  const reason = madeStorable(said.slice(0, 500))
  log.write('warn', 'deploy mail failed', { job: job.key, attempt: job.attempt, reason })
  const isFinal = error instanceof MailRefused || job.attempt >= maxAttempts
  if (!isFinal) {
    await repositories.jobs.retry(job, clock.now() + backOff(job.attempt), reason)
    return
  }
  const { organisationId, userId } = deployPayload(job.payload)
  await repositories.transaction(async (inside) => {
    if (!(await inside.jobs.fail(job, reason))) return
    await endDeployMail(adapters, inside, job, 'failed')
    await inside.within({ organisationId }).users.mark(userId, {
      deploy_status: 'failed',
      deploy_error: reason,
    })
  })
}
