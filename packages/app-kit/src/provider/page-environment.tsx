import { createClient, type Client, type ClientOptions } from '@org/api/client'
import { createContext, type ReactNode, use } from 'react'
import { silentAnalytics } from '../analytics/analytics.ts'
import type { ProductEntry } from '../product.ts'
import type { SessionStorage } from '../session/session-storage.ts'
import type { Backend } from '../store/backend.ts'
import type { Environment } from '../store/environment.ts'

/** The part of the environment that works without a store. Public pages have no other part. */
export type PageEnvironment = Pick<
  Environment,
  'client' | 'filesUrl' | 'newKey' | 'analytics' | 'consent' | 'ports'
>

/**
 * Options from a product's entry and the host. By default, there are no ports and no analytics
 * services.
 */
export interface PageEnvironmentOptions
  extends
    Pick<ProductEntry, 'publicRoutes' | 'openPublicPorts'>,
    Partial<Pick<Environment, 'analytics' | 'consent'>>,
    Pick<ClientOptions, 'repeatsLost'> {
  /** Answers the API calls in place of the server. */
  backend?: Pick<Backend, 'fetch' | 'filesUrl'> | undefined
}

/**
 * Creates the environment of pages without a store; it still uses a session stored in this browser.
 */
export function pageEnvironment(
  baseUrl: string,
  sessionStorage: Pick<SessionStorage, 'read'>,
  {
    publicRoutes,
    openPublicPorts,
    analytics = silentAnalytics,
    consent = null,
    backend,
    repeatsLost,
  }: PageEnvironmentOptions = {},
): PageEnvironment {
  const getToken = () => sessionStorage.read()?.access_token ?? null
  const client = createClient({
    baseUrl,
    getToken,
    repeatsLost,
    filesUrl: backend?.filesUrl,
    ...(backend && { fetch: backend.fetch }),
    ...(publicRoutes && { routes: publicRoutes }),
  })
  return {
    client,
    filesUrl: backend?.filesUrl ?? baseUrl,
    ports: openPublicPorts?.(client) ?? {},
    newKey: () => crypto.randomUUID(),
    analytics,
    consent,
  }
}

const PageEnvironmentContext = createContext<PageEnvironment | null>(null)

export interface PageEnvironmentProviderProps {
  environment: PageEnvironment
  children: ReactNode
}

export function PageEnvironmentProvider({ environment, children }: PageEnvironmentProviderProps) {
  return <PageEnvironmentContext value={environment}>{children}</PageEnvironmentContext>
}

/**
 * Returns the page environment. @throws Error outside a `PageEnvironmentProvider` or an
 * `AppProvider`
 */
export function usePageEnvironment(): PageEnvironment {
  const environment = use(PageEnvironmentContext)
  if (!environment) throw new Error('usePageEnvironment needs a PageEnvironmentProvider above it')
  return environment
}

/** Returns the typed API client, signed in as the current user, if any. */
export function useApi(): Client {
  return usePageEnvironment().client
}
