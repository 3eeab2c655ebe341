import type { Adapters } from '../ports/adapters.ts'
import { runJob } from './run-job.ts'

/** A worker that says nothing for so long has lost its job to another one. */
const leaseSeconds = 180

export interface WorkerOptions {
  /** Ends the worker after the jobs in hand. */
  signal: AbortSignal
  /** Mails under way at one time. */
  concurrency?: number
  /** Pause while nothing is due. */
  pollMilliseconds?: number
}

/** Works until `signal` aborts; resolves when the jobs in hand are done. Several may run at once. */
export async function runJobs(adapters: Adapters, options: WorkerOptions): Promise<void> {
  const { signal, concurrency = 4, pollMilliseconds = 500 } = options
  while (!signal.aborted) {
    const ran = await runBatch(adapters, concurrency).catch((error: unknown) => {
      adapters.log.write('error', 'worker failed', { reason: String(error) })
      return 0
    })
    if (ran === 0) await pause(pollMilliseconds, signal)
  }
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
  const { jobs } = adapters.repositories
  const claimed = await jobs.claim(adapters.clock.now(), leaseSeconds, concurrency)
  await Promise.all(claimed.map((job) => runJob(adapters, job)))
  return claimed.length
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
