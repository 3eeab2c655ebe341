import {
  AppProvider,
  type AppStoreOptions,
  createAppStore,
  focusNewScreen,
  localBrowserKey,
  localIdentityStorage,
  notifyIn,
  type ProductEntry,
  type SessionStorage,
  tabSignInStorage,
} from '@org/app-kit'
import { createSnackbarQueue } from '@org/ui/primitives'
import { type ComponentType, useEffect } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { AppProps } from './host.tsx'

export interface OpenAppOptions extends Pick<AppStoreOptions, 'analytics' | 'consent' | 'backend'> {
  entry: ProductEntry
  baseUrl: string
  sessionStorage: SessionStorage
}

/** Loads the whole product, starts its store at the current address, and returns its component. */
export async function openApp({
  entry,
  ...options
}: OpenAppOptions): Promise<ComponentType<AppProps>> {
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
  const router = createBrowserRouter([{ path: '*', Component: product.Router }])
  return function App({ isFollowed }) {
    useEffect(() => (isFollowed ? focusNewScreen() : undefined), [isFollowed])
    return (
      <AppProvider app={app} snackbars={snackbars}>
        <RouterProvider router={router} />
      </AppProvider>
    )
  }
}
