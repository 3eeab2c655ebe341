const name = 'paraphe-user-import'

/**
 * Holds the import that the tabs of this browser share, until the answer is called or the page is
 * gone; null while another tab holds it. A browser without locks, as on a page without TLS, has
 * nothing to hold: there each row's own key keeps it from being created twice.
 */
export async function holdImport(): Promise<(() => void) | null> {
  // Typed as if it were always there.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return () => undefined
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release))
        resolve(null)
        return undefined
      })
      .catch(reject)
  })
}
