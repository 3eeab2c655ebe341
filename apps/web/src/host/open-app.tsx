import {
  AppProvider,
  createAppStore,
  localBrowserKey,
  localIdentityStorage,
  notifyIn,
  type ProductEntry,
  type SessionStorage,
  tabSignInStorage,
} from '@org/app-kit'
import { createSnackbarQueue } from '@org/ui/primitives'
import type { ComponentType } from 'react'

export interface OpenAppOptions {
  entry: ProductEntry
  baseUrl: string
  sessionStorage: SessionStorage
}

/** Loads the whole product, starts its store, and answers what shows it. */
export async function openApp({ entry, ...options }: OpenAppOptions): Promise<ComponentType> {
  const product = await entry.loadApp()
  const snackbars = createSnackbarQueue()
  const app = createAppStore({
    ...options,
    product,
    identityStorage: localIdentityStorage(window.localStorage),
    openData: async (config) => (await import('@org/data/firebase')).openFirebase(config),
    signInStorage: tabSignInStorage(window.sessionStorage),
    browserKey: localBrowserKey(window.localStorage),
    notify: notifyIn(snackbars),
  })
  const { Router } = product
  return function App() {
    return (
      <AppProvider app={app} snackbars={snackbars}>
        <Router />
      </AppProvider>
    )
  }
}
