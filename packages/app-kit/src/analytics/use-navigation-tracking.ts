import { useEffect } from 'react'
import { useAddress } from '../address/address.ts'
import { type Analytics, silentAnalytics } from './analytics.ts'

/**
 * The last tracked path of each analytics port. It prevents tracking the same path again when
 * another frame renders the page, for example after the store has loaded.
 */
const lastPaths = new WeakMap<Analytics, string>()

/**
 * Tracks a path. It loads the code for this only where analytics is configured, because public
 * pages are at their size limit.
 */
async function track(
  analytics: Analytics,
  pathname: string,
  patterns: readonly string[],
): Promise<void> {
  const { routePattern } = await import('./route-pattern.ts')
  analytics.track('navigate', { path: routePattern(pathname, patterns) })
}

/**
 * Tracks `navigate` with the pattern of the route on each path change (specification 3, section
 * 2.3).
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
