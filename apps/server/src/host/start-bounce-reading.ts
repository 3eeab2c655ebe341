import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { repeat, type RunObserver } from './repeat.ts'
import { takeLease } from '../storage/leases.ts'
import { readBounces, type BounceMailbox } from '../bounces/read-bounces.ts'

const minute = 60_000

/** The mailbox, and what is told of each reading. */
export interface BounceReading extends BounceMailbox {
  logger: Logger
  onRun: RunObserver
  pollMilliseconds?: number | undefined
}

/**
 * Reads delivery reports every five minutes, in one process of the installation. A failure is
 * logged, and the next reading goes on where the last one ended.
 *
 * @returns a function that stops it
 */
export function startBounceReading({
  logger,
  onRun,
  pollMilliseconds = 5 * minute,
  ...mailbox
}: BounceReading): () => Promise<void> {
  const lease = { name: 'bounces', holder: randomUUID() }
  // Another process takes over after two polls without this one.
  const leaseSeconds = Math.ceil((2 * pollMilliseconds) / 1000)
  const stopping = new AbortController()
  const readInTurn = async () => {
    if (stopping.signal.aborted || !(await takeLease(mailbox.db, lease, leaseSeconds))) return
    // A later process may read the same mails meanwhile, which does no harm.
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(5 * minute)])
    try {
      const noted = await readBounces(mailbox, signal)
      if (noted > 0) logger.info({ noted }, 'delivery reports read')
    } catch (error) {
      if (stopping.signal.aborted) return
      // Only its message, because the error may hold commands.
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`Delivery reports not read: ${reason}`)
    }
  }
  const stop = repeat('bounces', pollMilliseconds, logger, readInTurn, onRun)
  return async () => {
    stopping.abort()
    await stop()
  }
}
