const name = 'paraphe-user-import'

/** Missing on a page without TLS, though its type does not say so. */
const locks = () => navigator.locks as LockManager | undefined

/**
 * The lock on the import that all tabs of this browser share. The tab that runs it holds the lock until
 * the run ends or its page is closed. Without locks, unique emails still prevent two tabs from creating
 * the same person twice.
 */
export const importLock = {
  /**
   * Takes the lock. Returns the function that releases it, which resolves once it is free; null while
   * another tab has it.
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
  /** Resolves once no tab has it. */
  untilFree: async (signal: AbortSignal): Promise<void> => {
    await locks()?.request(name, { mode: 'shared', signal }, () => undefined)
  },
}
