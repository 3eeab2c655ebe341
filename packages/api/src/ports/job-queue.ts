/**
 * Work to be done once, later. Adding a `key` again does nothing, also after the job has ended; a
 * host may forget ended jobs after 30 days.
 */
export interface NewJob {
  key: string
  kind: string
  payload: Record<string, unknown>
  /** Seconds since 1970; not before. */
  runAt: number
}

/** A job that a worker holds until its lease ends. */
export interface ClaimedJob {
  id: string
  key: string
  kind: string
  payload: Record<string, unknown>
  /** How often it was claimed, this time included. */
  attempt: number
  /** Changes with every claim: a worker that lost its lease can finish nothing. */
  fence: number
}

/** Jobs survive restarts; several workers may claim beside each other. */
export interface JobQueue {
  /** Adds those whose key is new; their keys. */
  add(jobs: readonly NewJob[]): Promise<string[]>
  /** Takes up to `limit` due jobs, the oldest first (`FOR UPDATE SKIP LOCKED` on Postgres). */
  claim(now: number, leaseSeconds: number, limit: number): Promise<ClaimedJob[]>
  /**
   * Ends a job and forgets its payload, which may tell of people. False: the lease was lost, and the
   * caller must undo.
   */
  complete(job: Pick<ClaimedJob, 'id' | 'fence'>): Promise<boolean>
  /** Puts a job back. False: the lease was lost. */
  retry(job: Pick<ClaimedJob, 'id' | 'fence'>, runAt: number, error: string): Promise<boolean>
  /** Ends a job as failed. False: the lease was lost. */
  fail(job: Pick<ClaimedJob, 'id' | 'fence'>, error: string): Promise<boolean>
}
