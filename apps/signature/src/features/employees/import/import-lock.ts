const name = 'paraphe-user-import'

/**
 * Returns the browser's locks; undefined on a page without TLS, although the type says otherwise.
 */
const locks = () => navigator.locks as LockManager | undefined

/**
 * A lock on the import, which all tabs of this browser share. The tab that runs the import holds
 * the lock until the run ends or its page is closed. Without locks, unique emails still prevent two
 * tabs from creating the same person twice.
 */
export const importLock = {
  /**
   * Acquires the lock. Resolves to null if another tab holds it, otherwise to a function that
   * releases the lock and resolves once the lock is free.
   */
  hold: async (): Promise<(() => Promise<void>) | null> => {
    const manager = locks()
    if (!manager) return async () => undefined
    return new Promise((resolve, reject) => {
      const released = manager.request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null)
        const { promise, resolve: release } = Promise.withResolvers<void>()
        resolve(async () => {
          release()
          await released
        })
        return promise
      })
      released.catch(reject)
    })
  },
  isHeld: async (): Promise<boolean> => {
    const { held = [] } = (await locks()?.query()) ?? {}
    return held.some((lock) => lock.name === name && lock.mode === 'exclusive')
  },
  /** Resolves once no tab holds the lock. */
  untilFree: async (signal: AbortSignal): Promise<void> => {
    await locks()?.request(name, { mode: 'shared', signal }, () => undefined)
  },
}
