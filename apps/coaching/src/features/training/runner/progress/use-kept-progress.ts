import { progressOf, type SessionStep } from '@org/api/coaching'
import { useEffect } from 'react'
import type { Running } from '../running/running.ts'
import { forgetProgress, keepProgress } from '#shared/training-progress/kept-progress.ts'

/**
 * Keeps where the person is at each change, so that nothing needs to happen when the tab is lost. A
 * session that is over is forgotten, and one whose first exercise has not begun is not kept.
 *
 * @param key identifies the session; undefined keeps nothing
 */
export function useKeptProgress(
  running: Running,
  steps: readonly SessionStep[],
  key: string | undefined,
): void {
  useEffect(() => {
    if (key === undefined) return
    const keep = () => {
      const moment = running.getMoment()
      if (!moment || moment.state.index === 0) return
      const { state, now } = moment
      if (state.index >= steps.length) forgetProgress(key)
      else keepProgress(key, steps, progressOf(state, now))
    }
    return running.subscribe(keep)
  }, [running, steps, key])
}
