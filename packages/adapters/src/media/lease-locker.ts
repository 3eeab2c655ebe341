import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, MemoryLocker, type RequestRelease } from '@tus/server'

/** Where processes see who holds the lock of an upload. */
export interface UploadLeases {
  /** Takes the lease for some seconds, unless another holder's has not expired; returns whether it did. */
  take: (id: string, holder: string, seconds: number) => Promise<boolean>
  /** Notes that somebody waits for the lease. */
  want: (id: string) => Promise<unknown>
  /** Prolongs the lease; returns false if it was lost, or if somebody waits for it. */
  renew: (id: string, holder: string, seconds: number) => Promise<boolean>
  /** Gives the lease back, if it is still this holder's. */
  release: (id: string, holder: string) => Promise<unknown>
}

export interface LockTimes {
  /** Seconds after which the lock of a process that ended is free. */
  leaseSeconds: number
  /** How often a holder renews its lock, and looks whether somebody waits for it, in ms. */
  renewMs: number
  /** How long a request waits for the lock, in ms. */
  waitMs: number
}

const defaultTimes: LockTimes = { leaseSeconds: 10, renewMs: 1000, waitMs: 30_000 }
const pollMs = 100

/**
 * Locks uploads, so that one request at a time of all processes that share the leases writes one. A request that holds
 * the lock is told to end when another one waits, because its client may have lost the connection long ago.
 */
export function createLeaseLocker(
  leases: UploadLeases,
  { leaseSeconds, renewMs, waitMs }: LockTimes = defaultTimes,
): Locker {
  const inProcess = new MemoryLocker({ acquireLockTimeout: waitMs })

  async function take(id: string, holder: string, signal: AbortSignal): Promise<void> {
    const deadline = performance.now() + waitMs
    while (!signal.aborted && performance.now() < deadline) {
      if (await leases.take(id, holder, leaseSeconds)) return
      await leases.want(id)
      await sleep(pollMs)
    }
    throw ERRORS.ERR_LOCK_TIMEOUT
  }

  /** Keeps the lock until the returned function is called; asks its holder to end when it must. */
  function keep(id: string, holder: string, endRequest: RequestRelease): () => void {
    const renewal = setInterval(() => {
      leases.renew(id, holder, leaseSeconds).then(
        (isKept) => {
          if (!isKept) void endRequest()
        },
        () => void endRequest(),
      )
    }, renewMs)
    return () => clearInterval(renewal)
  }

  function newLock(id: string): Lock {
    const local = inProcess.newLock(id)
    const holder = randomUUID()
    let stopKeeping = () => {}
    return {
      async lock(signal, endRequest) {
        await local.lock(signal, endRequest)
        try {
          await take(id, holder, signal)
          stopKeeping = keep(id, holder, endRequest)
        } catch (error) {
          await local.unlock()
          throw error
        }
      },
      async unlock() {
        stopKeeping()
        try {
          await leases.release(id, holder)
        } finally {
          await local.unlock()
        }
      },
    }
  }

  return { newLock }
}
