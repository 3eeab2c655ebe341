import {
  ErrorBoundary,
  useNavigationFocus,
  useNavigationTracking,
  usePageEnvironment,
} from '@org/app-kit/public'
import { NavigationProvider } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Crashed } from './screens/messages/message-screens.tsx'

/** What every page needs around it, with or without the store. */
export function RouterFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { analytics } = usePageEnvironment()
  useNavigationTracking(analytics)
  useNavigationFocus()
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <ErrorBoundary resetKey={pathname} fallback={(_, retry) => <Crashed retry={retry} />}>
        {children}
      </ErrorBoundary>
    </NavigationProvider>
  )
}
