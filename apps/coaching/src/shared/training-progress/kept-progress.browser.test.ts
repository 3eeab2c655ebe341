import { sessionSteps } from '@org/api/coaching'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleSessions } from '#testing/training'
import { clearProgress, forgetProgress, keepProgress, keptProgress } from './kept-progress.ts'

const [steps, others] = sampleSessions.map(sessionSteps) as [
  ReturnType<typeof sessionSteps>,
  ReturnType<typeof sessionSteps>,
]
const progress = { index: 9, spent: 1200, done: [1, 3, 5, 7], trained: 180_000 }
const hour = 60 * 60 * 1000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  keepProgress('a', steps, progress)
})
afterEach(() => vi.useRealTimers())

it('keeps where a person stopped for 12 hours', () => {
  vi.setSystemTime(Date.now() + 12 * hour - 1)
  expect(keptProgress('a', steps)).toEqual(progress)
  vi.setSystemTime(Date.now() + 1)
  expect(keptProgress('a', steps)).toBeNull()
})

it.each<[string, () => unknown]>([
  ['another session', () => keptProgress('b', steps)],
  ['a version of the session with other steps', () => keptProgress('a', others)],
  ['a finished session', () => (forgetProgress('a'), keptProgress('a', steps))],
  ['somebody else', () => (clearProgress(), keptProgress('a', steps))],
  ['a clock that was set back', () => (vi.setSystemTime(0), keptProgress('a', steps))],
  [
    'damaged data',
    () => (localStorage.setItem('paraphe.coaching.progress.a', '{'), keptProgress('a', steps)),
  ],
  [
    'a place beyond the end',
    () => (keepProgress('a', steps, { ...progress, index: 900 }), keptProgress('a', steps)),
  ],
  [
    'a wrong number',
    () => (keepProgress('a', steps, { ...progress, spent: NaN }), keptProgress('a', steps)),
  ],
])('resumes nothing for %s', (_, read) => {
  expect(read()).toBeNull()
})
