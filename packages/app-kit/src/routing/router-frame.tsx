import { NavigationProvider } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { useAddress } from '../address/address.ts'
import { useNavigationTracking } from '../analytics/use-navigation-tracking.ts'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import { Crashed } from '../message-page/message-screens.tsx'
import { usePageEnvironment } from '../provider/page-environment.tsx'
import { useNavigationFocus } from './use-navigation-focus.ts'

/**
 * Wraps every page with navigation and an error boundary, with or without the store and the router.
 */
export function RouterFrame({ children }: { children: ReactNode }) {
  const { pathname, navigate } = useAddress()
  const { analytics } = usePageEnvironment()
  useNavigationTracking(analytics)
  useNavigationFocus()
  return (
    <NavigationProvider navigate={navigate}>
      <ErrorBoundary resetKey={pathname} fallback={(_, retry) => <Crashed retry={retry} />}>
        {children}
      </ErrorBoundary>
    </NavigationProvider>
  )
}
