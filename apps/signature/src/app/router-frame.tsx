import {
  ErrorBoundary,
  useAddress,
  useNavigationFocus,
  useNavigationTracking,
  usePageEnvironment,
} from '@org/app-kit/public'
import { NavigationProvider } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { Crashed } from '#shared/messages/message-screens.tsx'

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
