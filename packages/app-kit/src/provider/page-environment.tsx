import { createClient, type Client, type ClientOptions } from '@org/api/client'
import { createContext, type ReactNode, use } from 'react'
import { silentAnalytics } from '../analytics/analytics.ts'
import type { SessionStorage } from '../session/session-storage.ts'
import type { Environment } from '../store/environment.ts'

/** The part of the environment that works without a store; public pages have nothing else. */
export type PageEnvironment = Pick<Environment, 'client' | 'newKey' | 'analytics'>

/**
 * Creates the environment of pages without a store; it still uses a session stored in this browser.
 *
 * @param routes routes of the API that only this product calls
 */
export function pageEnvironment(
  baseUrl: string,
  sessionStorage: Pick<SessionStorage, 'read'>,
  routes?: ClientOptions['routes'],
): PageEnvironment {
  const getToken = () => sessionStorage.read()?.access_token ?? null
  return {
    client: createClient({ baseUrl, getToken, ...(routes && { routes }) }),
    newKey: () => crypto.randomUUID(),
    analytics: silentAnalytics,
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

/** Returns the page environment. @throws Error outside a `PageEnvironmentProvider` or an `AppProvider` */
export function usePageEnvironment(): PageEnvironment {
  const environment = use(PageEnvironmentContext)
  if (!environment) throw new Error('usePageEnvironment needs a PageEnvironmentProvider above it')
  return environment
}

/** Returns the typed API client, signed in as the current user, if any. */
export function useApi(): Client {
  return usePageEnvironment().client
}
