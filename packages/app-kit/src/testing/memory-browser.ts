import type { AppStoreOptions } from '../app-store/create-app-store.ts'
import { memoryIdentityStorage } from '../identity/identity-storage.ts'
import { memoryBrowserKey } from '../sign-in/browser-key.ts'
import { memorySignInStorage } from '../sign-in/sign-in-storage.ts'

/** Creates the in-memory storages of a new browser, for the options of a store. */
export const memoryBrowser = (): Pick<
  AppStoreOptions,
  'browserKey' | 'identityStorage' | 'signInStorage'
> => ({
  browserKey: memoryBrowserKey(),
  identityStorage: memoryIdentityStorage(),
  signInStorage: memorySignInStorage(),
})
