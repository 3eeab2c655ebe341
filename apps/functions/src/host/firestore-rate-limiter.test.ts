import { expect, it } from 'vitest'
import { windowAt } from './firestore-rate-limiter.ts'

it('continues a window until it ends, and then starts a new one', () => {
  expect(windowAt(1000, 60, undefined)).toEqual({ taken: 0, ends_at: 1060 })
  expect(windowAt(1059, 60, { taken: 3, ends_at: 1060 })).toEqual({ taken: 3, ends_at: 1060 })
  expect(windowAt(1060, 60, { taken: 3, ends_at: 1060 })).toEqual({ taken: 0, ends_at: 1120 })
})

it('drops a window that was started while the clock was fast', () => {
  expect(windowAt(1000, 60, { taken: 3, ends_at: 90_000 })).toEqual({ taken: 0, ends_at: 1060 })
})
