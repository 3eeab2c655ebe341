import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { deployPayload } from './deploy-job.ts'
import { endDeployMail } from './end-deploy-mail.ts'
import type { JobRunner } from './job-runner.ts'
import { sendDeployMail, type Sending } from './send-deploy-mail.ts'

/** Milliseconds between attempts to record a sent mail. Their sum is well below the job's lease. */
const markPauses = [50, 500, 2000, 5000, 10_000]

/** Sends a deploy mail, and records it as sent only after the mail server has accepted it. */
export const deployJobRunner: JobRunner = {
  failure: 'deploy mail failed',
  run: async (adapters, job) => {
    const sending = await sendDeployMail(adapters, job)
    return () => markUntilDone(adapters, job, sending)
  },
  giveUp,
}

/**
 * Tries several times to record a sent mail, because the job would send an unrecorded mail again.
 */
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

/** Records a sent mail and ends the job in the same transaction. */
async function markSent(adapters: Adapters, job: ClaimedJob, sending: Sending): Promise<void> {
  const { repositories, clock, log } = adapters
  await repositories.transaction(async (inside) => {
    if (await inside.jobs.complete(job)) await endDeployMail(adapters, inside, job, sending.state)
    else log.write('warn', 'job lease lost', { job: job.key })
    if (sending.state === 'gone') return
    const { userId, organisationId, version, parts } = sending
    const { users } = inside.within({ organisationId })
    const isFirst = (await users.get(userId))?.sent_version !== version
    await users.mark(userId, {
      deploy_status: 'sent',
      deploy_version: version,
      deploy_shared: parts.shared,
      deploy_own: parts.own,
      deploy_error: '',
      sent_version: version,
      sent_shared: parts.shared,
      sent_own: parts.own,
      sent_at: clock.now(),
      ...(isFirst && { first_sent_at: clock.now() }),
    })
  })
}

async function giveUp(adapters: Adapters, job: ClaimedJob, reason: string): Promise<void> {
  const { organisationId, userId } = deployPayload(job.payload)
  await adapters.repositories.transaction(async (inside) => {
    if (!(await inside.jobs.fail(job, reason))) return
    await endDeployMail(adapters, inside, job, 'failed')
    await inside.within({ organisationId }).users.mark(userId, {
      deploy_status: 'failed',
      deploy_error: reason,
    })
  })
}
