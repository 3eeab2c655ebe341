/** A lock on an upload, which all tabs of this browser share. Closing a tab releases it. */
export interface UploadLock {
  /**
   * Acquires the lock. Resolves to null if the lock is already held, otherwise to a function that
   * releases the lock and resolves once the lock is free.
   */
  hold: () => Promise<(() => Promise<void>) | null>
  isHeld: () => Promise<boolean>
  /** Resolves once the lock is free. Rejects when `signal` aborts. */
  untilFree: (signal: AbortSignal) => Promise<void>
}

/**
 * Returns the lock manager; undefined in old browsers and on pages without TLS, although its type
 * says otherwise.
 */
const locks = () => navigator.locks as LockManager | undefined

/**
 * Returns this browser's lock with the given name. If the browser does not support locks, every tab
 * acquires it.
 */
export function browserLock(name: string): UploadLock {
  return {
    async hold() {
      const manager = locks()
      if (!manager) return async () => undefined
      return new Promise((resolve, reject) => {
        const over = Promise.withResolvers<void>()
        const released = manager.request(name, { ifAvailable: true }, (lock) => {
          if (!lock) return resolve(null)
          resolve(() => {
            over.resolve()
            return released
          })
          return over.promise
        })
        released.catch(reject)
      })
    },
    async isHeld() {
      const options = { mode: 'shared', ifAvailable: true } as const
      return (await locks()?.request(name, options, (lock) => lock === null)) ?? false
    },
    async untilFree(signal) {
      await locks()?.request(name, { mode: 'shared', signal }, () => undefined)
    },
  }
}
