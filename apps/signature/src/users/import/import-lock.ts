const name = 'paraphe-user-import'

/** Typed as if it were always there; a page without TLS has none. */
const locks = () => navigator.locks as LockManager | undefined

/**
 * The import that the tabs of this browser share is held by the one that runs it, until that is done
 * or its page is gone. A browser without locks has nothing to hold: there the emails, which are unique,
 * keep two tabs from creating anybody twice.
 */
export const importLock = {
  /** Holds it until the answer is called; null while another tab does. */
  hold: async (): Promise<(() => void) | null> => {
    const manager = locks()
    if (!manager) return () => undefined
    return new Promise((resolve, reject) => {
      manager
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock) return new Promise<void>((release) => resolve(release))
          resolve(null)
          return undefined
        })
        .catch(reject)
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
