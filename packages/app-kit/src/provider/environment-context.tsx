import { createContext, type ReactNode, use } from 'react'
import type { Environment } from '../store/environment.ts'
import { PageEnvironmentProvider } from './page-environment.tsx'

const EnvironmentContext = createContext<Environment | null>(null)

/** Provides the environment (client, notifications, analytics) to the components below. */
export function EnvironmentProvider(props: { environment: Environment; children: ReactNode }) {
  return (
    <EnvironmentContext value={props.environment}>
      <PageEnvironmentProvider environment={props.environment}>
        {props.children}
      </PageEnvironmentProvider>
    </EnvironmentContext>
  )
}

/** Returns the environment. @throws Error outside an `AppProvider` */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('useEnvironment needs an AppProvider above it')
  return environment
}
