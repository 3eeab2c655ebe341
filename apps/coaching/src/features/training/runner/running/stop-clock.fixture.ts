import { spyOn } from 'storybook/test'

/**
 * Stops the clock of a story's runner, so that a slow machine shows the same times as a fast one.
 */
export function stopClock(): void {
  const now = performance.now()
  spyOn(performance, 'now').mockReturnValue(now)
}
