import { useEffect } from 'react'
import type { LazyComponent } from './lazy-component.tsx'
import { whenQuiet } from './when-quiet.ts'

/**
 * When the page is idle, fetches the code of parts that it may show later. They then render without
 * delay, even offline.
 *
 * @param parts must be the same array in each render
 */
export function useLoadAhead(parts: readonly Pick<LazyComponent<never>, 'loadAhead'>[]): void {
  useEffect(
    () =>
      whenQuiet(() => {
        for (const { loadAhead } of parts) loadAhead()
      }),
    [parts],
  )
}
