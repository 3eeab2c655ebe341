import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { bannerJobKind } from './banner-job.ts'
import { deletionJobKind } from './deletion-job.ts'
import { deployJobKind } from './deploy-job.ts'
import { failedSignInJobKind } from './failed-sign-in-job.ts'
import { guessingNoticeJobKind } from './guessing-notice-job.ts'
import { installLinkJobKind } from './install-link-job.ts'
import { invitationJobKind } from './invitation-job.ts'
import { failJob, type JobRunner } from './job-runner.ts'
import { orderMailJobKind } from './order-mail-job.ts'
import { runAttempt } from './retry-policy.ts'
import { bannerJobRunner } from './run-banner-job.ts'
import { deletionJobRunner } from './run-deletion-job.ts'
import { deployJobRunner } from './run-deploy-job.ts'
import { failedSignInJobRunner } from './run-failed-sign-in-job.ts'
import { guessingNoticeJobRunner } from './run-guessing-notice-job.ts'
import { installLinkJobRunner } from './run-install-link-job.ts'
import { invitationJobRunner } from './run-invitation-job.ts'
import { orderMailJobRunner } from './run-order-mail-job.ts'

/** All kinds of jobs with their runners. */
export const jobRunners: ReadonlyMap<string, JobRunner> = new Map([
  [bannerJobKind, bannerJobRunner],
  [deletionJobKind, deletionJobRunner],
  [deployJobKind, deployJobRunner],
  [failedSignInJobKind, failedSignInJobRunner],
  [guessingNoticeJobKind, guessingNoticeJobRunner],
  [installLinkJobKind, installLinkJobRunner],
  [invitationJobKind, invitationJobRunner],
  [orderMailJobKind, orderMailJobRunner],
])

/**
 * Runner for jobs of an unknown kind. They are retried like any other job, because a worker of a
 * newer release may support them.
 */
const unknownKindRunner: JobRunner = {
  failure: 'job of unknown kind failed',
  run: async ({ log }, { key, kind }) => {
    log.write('error', 'unknown job kind', { job: key, kind })
    throw new Error(`Unknown job kind: ${kind}`)
  },
  giveUp: failJob,
}

/**
 * Runs one attempt of a claimed job. Afterwards, the job has ended, is back in the queue, or has
 * failed with a reason.
 */
export function runJob(adapters: Adapters, job: ClaimedJob): Promise<void> {
  return runAttempt(adapters, job, jobRunners.get(job.kind) ?? unknownKindRunner)
}
