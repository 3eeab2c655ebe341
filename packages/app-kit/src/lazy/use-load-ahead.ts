import { useEffect } from 'react'
import type { LazyComponent } from './lazy-component.tsx'
import { whenQuiet } from './when-quiet.ts'

/**
 * Fetches the code of parts that the page may show later, once it is quiet. Then they show without
 * a pause, and without the network.
 *
 * @param parts the same in each render.
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
