import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { runJob } from './run-job.ts'

/** Seconds. Longer than a mail server may take to answer, and a sent mail to be noted. */
const usualLease = 180

export interface WorkerOptions {
  /** Ends the worker after the jobs in hand. */
  signal: AbortSignal
  /** Mails under way at one time. */
  concurrency?: number
  /** Pause while nothing is due. */
  pollMilliseconds?: number
  /** A worker that says nothing for so long has lost its job to another one. */
  leaseSeconds?: number
}

/**
 * Works until `signal` aborts; resolves when the jobs in hand are done. Several may run at once. A
 * slow mail takes one of the slots and holds back none of the others.
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

/** Runs everything that is due now; how many jobs that were. For tests, mocks and shutdown. */
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

/** What failed is logged, and the worker goes on. */
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
