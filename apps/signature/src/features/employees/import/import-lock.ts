const name = 'paraphe-user-import'

/** Typed as if it were always there; a page without TLS has none. */
const locks = () => navigator.locks as LockManager | undefined

/**
 * The import that the tabs of this browser share is held by the one that runs it, until that is done
 * or its page is gone. A browser without locks has nothing to hold: there the emails, which are unique,
 * keep two tabs from creating anybody twice.
 */
export const importLock = {
  /** Holds it until the answer is called, which resolves once it can be held again; null while another tab does. */
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
  /** Resolves once nobody holds it. */
  untilFree: async (signal: AbortSignal): Promise<void> => {
    await locks()?.request(name, { mode: 'shared', signal }, () => undefined)
  },
}
