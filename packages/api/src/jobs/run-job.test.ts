import { expect, it } from 'vitest'
import { backOff, maxAttempts } from './run-job.ts'

it('waits longer after each attempt, and gives up within three quarters of an hour', () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => backOff(index + 1))

  expect(waits).toEqual([30, 120, 480, 1920])
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(45 * 60)
})
