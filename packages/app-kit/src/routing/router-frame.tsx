import { NavigationProvider } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { useAddress } from '../address/address.ts'
import { useNavigationTracking } from '../analytics/use-navigation-tracking.ts'
import { CookieQuestionHost } from '../cookies/lazy-cookies.ts'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import { Crashed } from '../message-page/message-screens.tsx'
import { usePageEnvironment } from '../provider/page-environment.tsx'
import { useNavigationFocus } from './use-navigation-focus.ts'

export interface RouterFrameProps {
  /**
   * The patterns of all routes inside the frame, for analytics; must be the same array in each
   * render.
   */
  patterns: readonly string[]
  children: ReactNode
}

/**
 * Wraps every page with navigation, an error boundary, analytics and the question about cookies.
 * Works with or without the store and the router.
 */
export function RouterFrame({ patterns, children }: RouterFrameProps) {
  const { pathname, navigate } = useAddress()
  const { analytics, consent } = usePageEnvironment()
  useNavigationTracking(analytics, patterns)
  useNavigationFocus()
  return (
    <NavigationProvider navigate={navigate}>
      {consent && <CookieQuestionHost consent={consent} />}
      <ErrorBoundary resetKey={pathname} fallback={(_, retry) => <Crashed retry={retry} />}>
        {children}
      </ErrorBoundary>
    </NavigationProvider>
  )
}
