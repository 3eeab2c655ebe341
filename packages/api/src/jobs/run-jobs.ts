import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { runJob } from './run-job.ts'
import { pause } from './pause.ts'

/**
 * Default lease in seconds. It is longer than it can take to send a mail and to record that it was
 * sent.
 */
const usualLease = 180

export interface WorkerOptions {
  /** Stops the worker after its current jobs. */
  signal: AbortSignal
  /** Number of jobs to run at once. */
  concurrency?: number
  /** Pause between polls while no job is due. */
  pollMilliseconds?: number
  /** Seconds until another worker may claim an unfinished job. */
  leaseSeconds?: number
}

/**
 * Runs jobs until `signal` aborts, and resolves when the current ones are done. A slow mail
 * occupies one of the slots and does not block the others.
 */
export async function runJobs(adapters: Adapters, options: WorkerOptions): Promise<void> {
  const { signal, concurrency = 4, pollMilliseconds = 500, leaseSeconds = usualLease } = options
  const running = new Set<Promise<void>>()
  while (!signal.aborted) {
    const claimed = await orLog(
      adapters,
      [],
      claim(adapters, concurrency - running.size, leaseSeconds),
    )
    for (const job of claimed) {
      const run = orLog(adapters, undefined, runJob(adapters, job)).then(() => {
        running.delete(run)
      })
      running.add(run)
    }
    await (running.size < concurrency ? pause(pollMilliseconds, signal) : Promise.race(running))
  }
  await Promise.all(running)
}

/** Runs all due jobs and returns their number. For tests, mocks and shutdown. */
export async function runDueJobs(adapters: Adapters, concurrency = 4): Promise<number> {
  let total = 0
  for (;;) {
    const ran = await runBatch(adapters, concurrency)
    if (ran === 0) return total
    total += ran
  }
}

async function runBatch(adapters: Adapters, concurrency: number): Promise<number> {
  const claimed = await claim(adapters, concurrency, usualLease)
  await Promise.all(claimed.map((job) => runJob(adapters, job)))
  return claimed.length
}

function claim(
  { repositories, clock }: Adapters,
  limit: number,
  leaseSeconds: number,
): Promise<ClaimedJob[]> {
  return repositories.jobs.claim(clock.now(), leaseSeconds, limit)
}

/** Logs a failure and resolves with a fallback. */
function orLog<T>({ log }: Adapters, instead: T, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    log.write('error', 'worker failed', { reason: String(error) })
    return instead
  })
}
