import { SnackbarHost, type SnackbarQueue } from '@org/ui/primitives'
import { ThemeProvider } from '@org/ui/theme'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { EnvironmentProvider } from './environment-context.tsx'
import { RegisterContext } from './with-feature.tsx'
import type { AppStore } from '../app-store/create-app-store.ts'

export interface AppProviderProps {
  app: AppStore
  snackbars: SnackbarQueue
  children: ReactNode
}

/** All providers that a product's screens need, except the router. */
export function AppProvider({ app, snackbars, children }: AppProviderProps) {
  return (
    <ThemeProvider>
      <Provider store={app.store}>
        <RegisterContext value={app.register}>
          <EnvironmentProvider environment={app.environment}>{children}</EnvironmentProvider>
        </RegisterContext>
      </Provider>
      <SnackbarHost queue={snackbars} />
    </ThemeProvider>
  )
}
