import {
  AppProvider,
  createAppStore,
  loadProduct,
  localSessionStorage,
  selectProduct,
  unregisterServiceWorkers,
} from '@org/app-kit'
import { createSnackbarQueue } from '@org/ui/primitives'
import '@org/ui/theme/fonts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
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
    notify: (message, tone) => void snackbars.add(message, tone),
  })
  createRoot(root).render(
    <StrictMode>
      <AppProvider app={app} snackbars={snackbars}>
        <BrowserRouter>
          <product.Router />
        </BrowserRouter>
      </AppProvider>
    </StrictMode>,
  )
}
