import type { VersionParts } from '../rules/version-parts.ts'
import type { JobClaim } from './job-queue.ts'

/** The end of a deploy mail. */
export interface DeployMailEnd {
  organisationId: string
  userId: string
  /** Absent in jobs that were queued by an older release. */
  deployRunId: string | undefined
  outcome:
    | { state: 'sent'; version: string; parts: VersionParts }
    | { state: 'failed'; reason: string }
    /** The person is no longer an employee. */
    | { state: 'gone' }
  /** Id for the notification about the deploy, if this was its last mail. */
  notificationId: string
  /** Seconds since 1970. */
  now: number
}

export interface DeployMails {
  /**
   * Ends the job of a deploy mail, atomically with what its end changes: the person's state, the
   * counts of the deploy and, after its last mail, the notification with the result. A person is
   * marked as sent even if the lease was lost, because the mail went out.
   *
   * @returns false when the lease was lost
   */
  end(job: JobClaim, end: DeployMailEnd): Promise<boolean>
}
