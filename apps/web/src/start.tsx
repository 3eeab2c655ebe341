import {
  type Backend,
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
import type { PageAnalytics } from './analytics/page-analytics.ts'
import { readServices } from './analytics/read-services.ts'
import { readBackend } from './backend/read-backend.ts'
import { createHost } from './host/host.tsx'
import { products } from './products.ts'
import { readHostConfig } from './read-host-config.ts'

/**
 * Opens the analytics services of the page, if any, and loads their code. If that fails, the page
 * works without them.
 */
async function openAnalytics(): Promise<Partial<PageAnalytics>> {
  const services = readServices(document)
  if (!services) return {}
  try {
    return (await import('./analytics/page-analytics.ts')).pageAnalytics(window, services)
  } catch (error) {
    console.warn(error)
    return {}
  }
}

/**
 * Loads and opens the backend that answers the page's calls instead of the server. Undefined if the
 * page names no such backend.
 */
async function openBackend(host: string, baseUrl: string): Promise<Backend | undefined> {
  const config = readBackend(document)
  if (!config) return undefined
  return (await import('./backend/firebase-backend.ts')).firebaseBackend(config, host, baseUrl)
}

/**
 * Renders the product of this host into the page.
 *
 * @throws the same errors as `loadProduct`
 */
export async function start(root: HTMLElement): Promise<void> {
  await unregisterServiceWorkers(navigator.serviceWorker)
  const name = selectProduct(location.hostname, readHostConfig(document))
  const baseUrl = `${location.origin}/api`
  const [entry, analytics, backend] = await Promise.all([
    loadProduct(name, products),
    openAnalytics(),
    openBackend(name, baseUrl),
  ])
  const page = { ...analytics, backend }
  const sessionStorage = localSessionStorage(window)
  const Host = createHost({
    entry,
    environment: pageEnvironment(baseUrl, sessionStorage, { ...entry, ...page }),
    sessionStorage,
    loadApp: async () =>
      (await import('./host/open-app.tsx')).openApp({ entry, baseUrl, sessionStorage, ...page }),
  })
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <Host />
      </ThemeProvider>
    </StrictMode>,
  )
}
