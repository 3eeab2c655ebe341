import type { Backend } from '@org/app-kit/public'
import type { Changes } from '@org/data'
import { type FirebaseBackend, openFunctions } from '@org/data/firebase/functions'

/**
 * Opens Firebase as the backend that answers a page's calls. The code for signing in and the code
 * that follows changes load only when they are needed, so public pages do not load them.
 *
 * @param host name of the product that the page shows
 */
export function firebaseBackend(config: FirebaseBackend, host: string, baseUrl: string): Backend {
  const { clearCopy, ...functions } = openFunctions(config, host, baseUrl)
  let changes: Changes | null = null
  return {
    ...functions,
    clearLocalData: clearCopy,
    openData: async () => (await import('@org/data/firebase')).openFirebase(config),
    async openChanges() {
      const { followChanges } = await import('./follow-changes.ts')
      changes ??= followChanges(config, host)
      return changes
    },
  }
}
