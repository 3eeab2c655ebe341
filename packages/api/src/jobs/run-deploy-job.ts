import type { Adapters } from '../ports/adapters.ts'
import type { DeployMailEnd } from '../ports/deploy-mails.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { deployPayload } from './deploy-job.ts'
import type { JobRunner } from './job-runner.ts'
import { sendDeployMail } from './send-deploy-mail.ts'

/** Milliseconds between attempts to record a sent mail. The lease is extended meanwhile. */
const markPauses = [50, 500, 2000, 5000, 10_000]

type Outcome = DeployMailEnd['outcome']

/** Sends a deploy mail, and records it as sent only after the mail server has accepted it. */
export const deployJobRunner: JobRunner = {
  failure: 'deploy mail failed',
  run: async (adapters, job) => {
    const outcome = await sendDeployMail(adapters, job)
    return () => endUntilDone(adapters, job, outcome)
  },
  giveUp: (adapters, job, reason) => end(adapters, job, { state: 'failed', reason }),
}

/**
 * Tries several times to record a sent mail, because the job would send an unrecorded mail again.
 */
async function endUntilDone(adapters: Adapters, job: ClaimedJob, outcome: Outcome): Promise<void> {
  for (const pause of markPauses) {
    try {
      await end(adapters, job, outcome)
      return
    } catch (error) {
      adapters.log.write('warn', 'sent mail not noted', { job: job.key, reason: String(error) })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  await end(adapters, job, outcome)
}

/** Ends the job, and records what became of the mail. */
async function end(
  { repositories, secrets, clock, log }: Adapters,
  job: ClaimedJob,
  outcome: Outcome,
): Promise<void> {
  const { organisationId, userId, deployRunId } = deployPayload(job.payload)
  const isOurs = await repositories.deployMails.end(job, {
    organisationId,
    userId,
    deployRunId,
    outcome,
    notificationId: secrets.id(),
    now: clock.now(),
  })
  if (!isOurs) log.write('warn', 'job lease lost', { job: job.key })
}
