import { useEffect } from 'react'
import { useAddress } from '../address/address.ts'
import { type Analytics, silentAnalytics } from './analytics.ts'

/**
 * The last path of each port. A new frame can show the same path, for example after the store has
 * been loaded.
 */
const lastPaths = new WeakMap<Analytics, string>()

/** Loads what only installations with an analytics service need, since public pages are at their size limit. */
async function track(
  analytics: Analytics,
  pathname: string,
  patterns: readonly string[],
): Promise<void> {
  const { routePattern } = await import('./route-pattern.ts')
  analytics.track('navigate', { path: routePattern(pathname, patterns) })
}

/**
 * Tracks `navigate` with the pattern of the route on each path change (specification 3, section 2.3).
 *
 * @param patterns the patterns of all routes; must be the same array in each render
 */
export function useNavigationTracking(analytics: Analytics, patterns: readonly string[]): void {
  const { pathname } = useAddress()
  useEffect(() => {
    if (analytics === silentAnalytics || lastPaths.get(analytics) === pathname) return
    lastPaths.set(analytics, pathname)
    track(analytics, pathname, patterns).catch(console.warn)
  }, [analytics, pathname, patterns])
}
