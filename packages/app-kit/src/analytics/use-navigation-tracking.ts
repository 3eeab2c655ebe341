import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Analytics } from './analytics.ts'

/** Tracks `navigate` with the path on each path change (specification 3, section 2.2). */
export function useNavigationTracking(analytics: Analytics): void {
  const { pathname } = useLocation()
  useEffect(() => {
    analytics.track('navigate', { path: pathname })
  }, [analytics, pathname])
}
