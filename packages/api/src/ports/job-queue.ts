import type { MailGates } from './mail-gates.ts'

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
  /** Set for a job that sends a mail. */
  mail?: QueuedMail | undefined
}

/** What the queue needs to know about a mail before it is written. */
export interface QueuedMail {
  /** The organisation whose turn the mail uses up; null if it is not known yet. */
  organisationId: string | null
  /** Domain of the recipient's address, in lower case; null if it is not known yet. */
  domain: string | null
  /** True for one of many mails, which waits until single mails have been sent. */
  isBulk: boolean
}

/** A job that a worker owns until its lease ends. */
export interface ClaimedJob {
  id: string
  key: string
  kind: string
  payload: Record<string, unknown>
  mail: QueuedMail | null
  /**
   * How many times it was claimed, including this time. An attempt that was postponed does not
   * count.
   */
  attempt: number
  /** Changes with every claim, so that a worker that lost its lease cannot end the job. */
  fence: number
  /** When its mail was first deferred, in seconds since 1970; null if it never was. */
  deferredSince: number | null
  /** The gates that this job probes: its result decides whether they open. */
  probes: readonly string[]
}

export type JobClaim = Pick<ClaimedJob, 'id' | 'fence'>

/** How many jobs a worker can start now. All jobs that are no bulk mail use single slots. */
export interface JobSlots {
  single: number
  bulk: number
}

/** A queue of jobs that survive restarts. Several workers may claim concurrently. */
export interface JobQueue {
  /** Adds the jobs whose keys are new, and returns these keys. */
  add(jobs: readonly NewJob[]): Promise<string[]>
  /**
   * Claims due jobs. Organisations take turns: first the one whose last job was claimed longest
   * ago, with its oldest job. Skips the mails of closed gates. Once the pause of a gate is over, one
   * mail is claimed as a probe. A store may limit the mails per second to one domain. One whose
   * products send no bulk mails may claim the oldest jobs first, without turns.
   */
  claim(now: number, leaseSeconds: number, slots: JobSlots): Promise<ClaimedJob[]>
  /** Extends the leases of running jobs. Returns the ids of those that were not lost. */
  extend(jobs: readonly JobClaim[], leasedUntil: number): Promise<string[]>
  /**
   * Ends a job and deletes its payload, which may contain personal data. False when the lease was
   * lost. In that case, another worker may run the job again.
   */
  complete(job: JobClaim): Promise<boolean>
  /** Puts a job back into the queue after a failed attempt. False when the lease was lost. */
  retry(job: JobClaim, runAt: number, error: string): Promise<boolean>
  /**
   * Puts a job back into the queue without counting the attempt. False when the lease was lost.
   *
   * @param deferredSince see `ClaimedJob`
   */
  postpone(
    job: JobClaim,
    runAt: number,
    error: string,
    deferredSince: number | null,
  ): Promise<boolean>
  /** Ends a job as failed. False when the lease was lost. */
  fail(job: JobClaim, error: string): Promise<boolean>
  /** Pauses of the queue's mails. */
  gates: MailGates
}
