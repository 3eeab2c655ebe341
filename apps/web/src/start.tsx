import {
  AppProvider,
  createAppStore,
  loadProduct,
  localBrowserKey,
  localIdentityStorage,
  localSessionStorage,
  notifyIn,
  selectProduct,
  tabSignInStorage,
  unregisterServiceWorkers,
} from '@org/app-kit'
import { createSnackbarQueue } from '@org/ui/primitives'
import '@org/ui/theme/fonts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { products } from './products.ts'
import { readHostConfig } from './read-host-config.ts'

/**
 * Shows the product of this host in the page.
 *
 * @throws Error as `loadProduct` does.
 */
export async function start(root: HTMLElement): Promise<void> {
  await unregisterServiceWorkers(navigator.serviceWorker)
  const name = selectProduct(location.hostname, readHostConfig(document))
  const product = await loadProduct(name, products)
  const snackbars = createSnackbarQueue()
  const app = createAppStore({
    product,
    baseUrl: `${location.origin}/api`,
    sessionStorage: localSessionStorage(window),
    identityStorage: localIdentityStorage(window.localStorage),
    openData: async (config) => (await import('@org/data/firebase')).openFirebase(config),
    signInStorage: tabSignInStorage(window.sessionStorage),
    browserKey: localBrowserKey(window.localStorage),
    notify: notifyIn(snackbars),
  })
  const router = createBrowserRouter([{ path: '*', Component: product.Router }])
  createRoot(root).render(
    <StrictMode>
      <AppProvider app={app} snackbars={snackbars}>
        <RouterProvider router={router} />
      </AppProvider>
    </StrictMode>,
  )
}
