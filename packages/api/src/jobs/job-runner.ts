import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'

/** How the jobs of one kind run, and how they fail. The retry policy is the same for all kinds. */
export interface JobRunner {
  /** The log's message for a failed attempt. */
  failure: string
  /**
   * Does the work and returns the step that ends the job. An error of `run` counts as a failed
   * attempt. An error of the step does not, because the work is done: the lease expires instead.
   */
  run(adapters: Adapters, job: ClaimedJob): Promise<() => Promise<void>>
  /** Ends the job as failed, after its last attempt or a final refusal. */
  giveUp(adapters: Adapters, job: ClaimedJob, reason: string): Promise<void>
}

/** Ends a job as failed when nothing else records the failure. */
export async function failJob(
  { repositories }: Adapters,
  job: ClaimedJob,
  reason: string,
): Promise<void> {
  await repositories.jobs.fail(job, reason)
}

/** The last step of a job that ended itself in a transaction of its own. */
export async function nothingLeft(): Promise<void> {}
