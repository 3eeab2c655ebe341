import type { Backend } from '@org/app-kit/public'
import type { Changes } from '@org/data'
import { type FirebaseBackend, openFunctions } from '@org/data/firebase/functions'

/**
 * Opens Firebase as what answers a page's calls. Its sign-in loads when it is needed, so that public pages
 * do without, and so does the code that follows changes.
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
