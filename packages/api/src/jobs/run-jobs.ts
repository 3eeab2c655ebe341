import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob, JobSlots } from '../ports/job-queue.ts'
import { holdLeases } from './hold-leases.ts'
import { pause } from '../call/pause.ts'
import { runJob } from './run-job.ts'

/** Default lease in seconds. It is extended while a job runs. */
const usualLease = 30

/**
 * Number of jobs that are no bulk mail to run at once, such as invitations. They have slots of their
 * own, so that slow bulk mails do not delay them.
 */
const singleSlots = 2

export interface WorkerOptions {
  /** Stops the worker after its current jobs. */
  signal: AbortSignal
  /** Number of bulk mails to send at once. */
  concurrency?: number
  /** Pause between polls while no job is due. */
  pollMilliseconds?: number
  /**
   * Seconds until another worker may claim an unfinished job of a worker that has died. A living one
   * extends its leases.
   */
  leaseSeconds?: number
}

/**
 * Runs jobs until `signal` aborts, and resolves when the current ones are done. A slow mail
 * occupies one of the slots and does not block the others.
 */
export async function runJobs(adapters: Adapters, options: WorkerOptions): Promise<void> {
  const { signal, concurrency = 4, pollMilliseconds = 500, leaseSeconds = usualLease } = options
  const running = new Map<ClaimedJob, Promise<void>>()
  const leases = holdLeases(adapters, running, leaseSeconds)
  while (!signal.aborted) {
    const slots = freeSlots({ single: singleSlots, bulk: concurrency }, [...running.keys()])
    // Before the claim, because its response may come late.
    const leasedUntil = adapters.clock.now() + leaseSeconds
    const claimed = await orLog(adapters, [], claim(adapters, leaseSeconds, slots))
    for (const job of claimed) {
      const held = leases.guarded(job, leasedUntil)
      const run = orLog(adapters, undefined, runJob(held, job)).then(() => {
        running.delete(job)
      })
      running.set(job, run)
    }
    await Promise.race([pause(pollMilliseconds, signal), ...running.values()])
  }
  await Promise.all(running.values())
  leases.stop()
}

function freeSlots({ single, bulk }: JobSlots, running: readonly ClaimedJob[]): JobSlots {
  const bulkRunning = running.filter(({ mail }) => mail?.isBulk === true).length
  return { single: single - (running.length - bulkRunning), bulk: bulk - bulkRunning }
}

/** Runs all due jobs and returns their number. For tests, mocks and hosts without a worker. */
export async function runDueJobs(adapters: Adapters, concurrency = 4): Promise<number> {
  let total = 0
  for (;;) {
    const slots = { single: concurrency, bulk: concurrency }
    const claimed = await claim(adapters, batchLease, slots)
    if (claimed.length === 0) return total
    await Promise.all(claimed.map((job) => runJob(adapters, job)))
    total += claimed.length
  }
}

/** Lease of `runDueJobs`, which does not extend it, in seconds. */
const batchLease = 180

function claim(
  { repositories, clock }: Adapters,
  leaseSeconds: number,
  slots: JobSlots,
): Promise<ClaimedJob[]> {
  return repositories.jobs.claim(clock.now(), leaseSeconds, slots)
}

/** Logs a failure and resolves with a fallback. */
function orLog<T>({ log }: Adapters, instead: T, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    log.write('error', 'worker failed', { reason: String(error) })
    return instead
  })
}
