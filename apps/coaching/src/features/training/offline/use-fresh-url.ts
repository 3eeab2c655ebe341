import { useEffect, useMemo, useState } from 'react'
import type { FreshUrl } from '#shared/media/fresh-media.ts'
import { createFreshUrl, type LoadSession } from './fresh-media.ts'

/** How long the runner shows that a session is gone, in ms. */
export const noticeTime = 12_000

/**
 * Renews the addresses of a session's media. `isGone` is true for a while after the session was
 * found to be gone.
 */
export function useFreshUrl(load: LoadSession): { freshUrl: FreshUrl; isGone: boolean } {
  const [notice, setNotice] = useState<'none' | 'shown' | 'over'>('none')
  const freshUrl = useMemo(
    () => createFreshUrl(load, () => setNotice((now) => (now === 'none' ? 'shown' : now))),
    [load],
  )
  useEffect(() => {
    if (notice !== 'shown') return
    const timer = window.setTimeout(() => setNotice('over'), noticeTime)
    return () => window.clearTimeout(timer)
  }, [notice])
  return { freshUrl, isGone: notice === 'shown' }
}
