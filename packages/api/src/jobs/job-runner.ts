import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'

/** Runner for the jobs of one kind. All kinds have the same retry policy. */
export interface JobRunner {
  /** Log message for a failed attempt. */
  failure: string
  /**
   * Does the work, and returns the final step, which ends the job. An error of `run` counts as a
   * failed attempt. An error of the final step does not, because the work is already done. In that
   * case, the lease expires.
   */
  run(adapters: Adapters, job: ClaimedJob): Promise<() => Promise<void>>
  /** Ends the job as failed, after its last attempt or a final rejection. */
  giveUp(adapters: Adapters, job: ClaimedJob, reason: string): Promise<void>
}

/** Ends a job as failed, for kinds whose failure is not recorded anywhere else. */
export async function failJob(
  { repositories }: Adapters,
  job: ClaimedJob,
  reason: string,
): Promise<void> {
  await repositories.jobs.fail(job, reason)
}

/** Does nothing: the final step of a job that already ended in its own transaction. */
export async function nothingLeft(): Promise<void> {}
