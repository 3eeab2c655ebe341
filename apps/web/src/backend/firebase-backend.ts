import type { Backend } from '@org/app-kit/public'
import { type FirebaseBackend, openFunctions } from '@org/data/firebase/functions'

/**
 * Opens Firebase as what answers a page's calls. Its sign-in loads when it is needed, so that public pages
 * do without.
 *
 * @param host name of the product that the page shows
 */
export function firebaseBackend(config: FirebaseBackend, host: string, baseUrl: string): Backend {
  const { clearCopy, ...functions } = openFunctions(config, host, baseUrl)
  return {
    ...functions,
    clearLocalData: clearCopy,
    openData: async () => (await import('@org/data/firebase')).openFirebase(config),
  }
}
