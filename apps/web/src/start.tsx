import {
  loadProduct,
  localSessionStorage,
  pageEnvironment,
  selectProduct,
  unregisterServiceWorkers,
} from '@org/app-kit/public'
import { ThemeProvider } from '@org/ui/theme'
import '@org/ui/theme/fonts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHost } from './host/host.tsx'
import { products } from './products.ts'
import { readHostConfig } from './read-host-config.ts'

/**
 * Renders the product of this host into the page.
 *
 * @throws the same errors as `loadProduct`
 */
export async function start(root: HTMLElement): Promise<void> {
  await unregisterServiceWorkers(navigator.serviceWorker)
  const name = selectProduct(location.hostname, readHostConfig(document))
  const entry = await loadProduct(name, products)
  const baseUrl = `${location.origin}/api`
  const sessionStorage = localSessionStorage(window)
  const Host = createHost({
    entry,
    environment: pageEnvironment(baseUrl, sessionStorage, entry),
    sessionStorage,
    loadApp: async () =>
      (await import('./host/open-app.tsx')).openApp({ entry, baseUrl, sessionStorage }),
  })
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <Host />
      </ThemeProvider>
    </StrictMode>,
  )
}
