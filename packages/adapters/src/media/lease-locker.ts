import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, MemoryLocker, type RequestRelease } from '@tus/server'

/** The leases on uploads, which all processes share. */
export interface UploadLeases {
  /**
   * Takes the lease for `seconds`, unless another holder has an unexpired one; returns true if it
   * was taken.
   */
  take: (id: string, holder: string, seconds: number) => Promise<boolean>
  /** Records that a request is waiting for the lease. */
  want: (id: string) => Promise<unknown>
  /** Prolongs the lease; returns false if it was lost, or if another request is waiting for it. */
  renew: (id: string, holder: string, seconds: number) => Promise<boolean>
  /** Releases the lease if `holder` still has it. */
  release: (id: string, holder: string) => Promise<unknown>
}

export interface LockTimes {
  /** Seconds until a lock expires that a crashed process did not release. */
  leaseSeconds: number
  /**
   * Interval at which a holder renews its lock and checks whether a request is waiting for it, in
   * ms.
   */
  renewMs: number
  /** How long a request waits for the lock, in ms. */
  waitMs: number
}

const defaultTimes: LockTimes = { leaseSeconds: 10, renewMs: 1000, waitMs: 30_000 }
const pollMs = 100

/**
 * Locks uploads across all processes that share the leases, so that only one request at a time
 * writes to an upload. A request that holds a lock is asked to end when another one waits for it,
 * because its client may have lost the connection long ago.
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

  /**
   * Renews the lease until the returned function is called. Calls `endRequest` when a renewal
   * fails, or when another request is waiting.
   */
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
