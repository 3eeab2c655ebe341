/**
 * Work to run once, later. Adding the same `key` again does nothing, even after the job has ended.
 * A host may delete ended jobs after 30 days.
 */
export interface NewJob {
  key: string
  kind: string
  payload: Record<string, unknown>
  /** Earliest start, in seconds since 1970. */
  runAt: number
}

/** A job that a worker owns until its lease ends. */
export interface ClaimedJob {
  id: string
  key: string
  kind: string
  payload: Record<string, unknown>
  /** How many times it was claimed, including this time. */
  attempt: number
  /** Changes with every claim, so that a worker that lost its lease cannot end the job. */
  fence: number
}

/** A queue of jobs that survive restarts. Several workers may claim concurrently. */
export interface JobQueue {
  /** Adds the jobs whose keys are new, and returns these keys. */
  add(jobs: readonly NewJob[]): Promise<string[]>
  /** Claims up to `limit` due jobs, oldest first (`FOR UPDATE SKIP LOCKED` on Postgres). */
  claim(now: number, leaseSeconds: number, limit: number): Promise<ClaimedJob[]>
  /**
   * Ends a job and deletes its payload, which may contain personal data. False when the lease was
   * lost. In that case, another worker may run the job again.
   */
  complete(job: Pick<ClaimedJob, 'id' | 'fence'>): Promise<boolean>
  /** Puts a job back into the queue. False when the lease was lost. */
  retry(job: Pick<ClaimedJob, 'id' | 'fence'>, runAt: number, error: string): Promise<boolean>
  /** Ends a job as failed. False when the lease was lost. */
  fail(job: Pick<ClaimedJob, 'id' | 'fence'>, error: string): Promise<boolean>
}
