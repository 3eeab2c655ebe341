import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { runJob } from './run-job.ts'

/** Seconds. Longer than a mail server's response and the record of a sent mail may take. */
const usualLease = 180

export interface WorkerOptions {
  /** Ends the worker after its current jobs. */
  signal: AbortSignal
  /** How many jobs run at once. */
  concurrency?: number
  /** Pause while nothing is due. */
  pollMilliseconds?: number
  /** Seconds until another worker may claim an unfinished job. */
  leaseSeconds?: number
}

/**
 * Runs jobs until `signal` aborts; resolves when the current ones are done. Several may run at once. A
 * slow mail takes one of the slots and does not block the others.
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

/** Runs every due job and returns how many ran. For tests, mocks and shutdown. */
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

/** Logs a failure and continues with a fallback. */
function orLog<T>({ log }: Adapters, instead: T, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    log.write('error', 'worker failed', { reason: String(error) })
    return instead
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
