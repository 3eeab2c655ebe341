import { useEffect } from 'react'
import { useAddress } from '../address/address.ts'
import type { Analytics } from './analytics.ts'

/** Tracks `navigate` with the path on each path change (specification 3, section 2.2). */
export function useNavigationTracking(analytics: Analytics): void {
  const { pathname } = useAddress()
  useEffect(() => {
    analytics.track('navigate', { path: pathname })
  }, [analytics, pathname])
}
