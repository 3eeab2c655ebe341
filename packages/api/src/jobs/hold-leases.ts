import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'

/** The leases of a worker's jobs. */
export interface HeldLeases {
  /**
   * Returns adapters for running a job that was just claimed. Its mails are rejected once its lease has expired, because
   * another worker may send them by then: this process was suspended, or could not reach the
   * database.
   *
   * @param leasedUntil in seconds since 1970
   */
  guarded(job: ClaimedJob, leasedUntil: number): Adapters
  stop(): void
}

/**
 * Extends the leases of running jobs, three times within each lease.
 *
 * @param running its keys are the jobs; the caller adds and removes them
 */
export function holdLeases(
  adapters: Adapters,
  running: ReadonlyMap<ClaimedJob, unknown>,
  leaseSeconds: number,
): HeldLeases {
  const { repositories, clock, log, mailer } = adapters
  const until = new WeakMap<ClaimedJob, number>()

  async function extend(): Promise<void> {
    const jobs = [...running.keys()]
    if (jobs.length === 0) return
    const leasedUntil = clock.now() + leaseSeconds
    try {
      const extended = await repositories.jobs.extend(jobs, leasedUntil)
      for (const job of jobs) if (extended.includes(job.id)) until.set(job, leasedUntil)
    } catch (error) {
      log.write('warn', 'leases not extended', { reason: String(error) })
    }
  }

  const timer = setInterval(() => void extend(), (leaseSeconds * 1000) / 3)
  return {
    guarded(job, leasedUntil) {
      until.set(job, leasedUntil)
      return {
        ...adapters,
        mailer: {
          async send(mail) {
            if (clock.now() > (until.get(job) ?? 0)) throw new Error('The lease has expired')
            await mailer.send(mail)
          },
        },
      }
    },
    stop: () => clearInterval(timer),
  }
}
