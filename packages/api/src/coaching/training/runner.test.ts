import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySession } from './any-session.fixture.ts'
import {
  progressOf,
  resumeRunner,
  type RunnerAction,
  runnerAt,
  runnerReducer,
  spentIn,
  startRunner,
} from './runner.ts'
import { sessionSteps } from './session-steps.ts'
import { bloc, counted, session, timed } from './session.fixture.ts'

const second = 1000
const minute = 60 * second

/** The steps, in seconds: countdown 3, A 30, rest 10, B (12 repetitions), countdown 3, C 20. */
const steps = sessionSteps(
  session(bloc([timed('A', 30, { rest: true }), counted('B', 12), timed('C', 20)])),
)
const start = startRunner(steps, 0)
const after = (seconds: number) => runnerAt(start, seconds * second)
const acted = (seconds: number, action: RunnerAction, before = start) =>
  runnerReducer(before, action, seconds * second)

describe('runnerAt', () => {
  it('ends timed steps automatically, at their exact end', () => {
    expect(after(2.999)).toMatchObject({ index: 0 })
    expect(after(3)).toMatchObject({ index: 1, startedAt: 3 * second })
    expect(after(33)).toMatchObject({ index: 2, startedAt: 33 * second, done: [1] })
  })

  it('catches up over several steps after a long gap, but waits for repetitions to be confirmed', () => {
    const late = after(25 * 60)
    expect(late).toMatchObject({ index: 3, startedAt: 43 * second, done: [1] })
    expect(runnerAt(late, 60 * minute)).toBe(late)
  })

  it('does not advance during a pause', () => {
    expect(runnerAt(acted(5, 'pause'), 60 * minute)).toMatchObject({ index: 1 })
  })

  it('begins no timed exercise while the page is hidden, but ends what had begun', () => {
    const hidden = (since: number, now: number) =>
      runnerAt(after(since), now * second, since * second)
    // The first exercise had not begun.
    expect(hidden(2, 60)).toMatchObject({ index: 1, startedAt: 3 * second, pausedAt: 3 * second })
    expect(hidden(2, 60).done).toEqual([])
    // It had: it counts, and so does the rest; repetitions wait without a pause.
    expect(hidden(4, 60)).toMatchObject({ index: 3, done: [1], pausedAt: null })
    const resumed = runnerReducer(hidden(2, 60), 'tap', 90 * second)
    expect(runnerAt(resumed, 119 * second)).toMatchObject({ index: 1 })
    expect(runnerAt(resumed, 120 * second)).toMatchObject({ index: 2, done: [1] })
  })

  it('does not depend on how often it is called', () => {
    fc.assert(
      fc.property(
        anySession,
        fc.array(fc.nat(10 * minute)),
        fc.nat(10 * minute),
        (given, times, end) => {
          const first = startRunner(sessionSteps(given), 0)
          const often = times
            .filter((time) => time <= end)
            .toSorted((one, other) => one - other)
            .reduce((state, at) => runnerAt(state, at), first)
          expect(runnerAt(often, end)).toEqual(runnerAt(first, end))
        },
      ),
    )
  })
})

describe('runnerReducer', () => {
  it('confirms repetitions on a tap', () => {
    const waiting = after(50)
    expect(acted(60, 'tap', waiting)).toMatchObject({
      index: 4,
      startedAt: 60 * second,
      done: [1, 3],
    })
  })

  it('pauses a timed step on a tap, and resumes it where it left off', () => {
    const paused = acted(13, 'tap')
    expect(spentIn(paused, 99 * second)).toBe(10 * second)
    const resumed = acted(100, 'tap', paused)
    expect(spentIn(resumed, 101 * second)).toBe(11 * second)
    expect(runnerAt(resumed, 119.9 * second)).toMatchObject({ index: 1 })
    expect(runnerAt(resumed, 120 * second)).toMatchObject({ index: 2 })
  })

  it('ignores pausing while paused, and resuming while running', () => {
    const paused = acted(13, 'pause')
    expect(acted(20, 'pause', paused)).toBe(paused)
    expect(acted(20, 'resume')).toMatchObject({ startedAt: 3 * second, pausedAt: null })
  })

  it('advances to the time of an action before it applies the action', () => {
    expect(acted(34, 'pause')).toMatchObject({ index: 2, pausedAt: 34 * second, done: [1] })
  })

  it('skips to the next step, and does not count a timed exercise as done', () => {
    expect(acted(10, 'skip')).toMatchObject({ index: 2, startedAt: 10 * second, done: [] })
    expect(acted(10, 'skip', acted(5, 'pause'))).toMatchObject({ index: 2, pausedAt: null })
  })

  it('lengthens a rest by 15 seconds as often as asked, and nothing else', () => {
    const twice = acted(37, 'extend', acted(36, 'extend'))
    expect(runnerAt(twice, 72 * second)).toMatchObject({ index: 2 })
    expect(runnerAt(twice, 73 * second)).toMatchObject({ index: 3 })
    for (const at of [1, 10, 50]) expect(acted(at, 'extend').steps).toEqual(steps)
  })

  it('resumes, paused, where a person has stopped', () => {
    const progress = progressOf(after(40), 40 * second)
    const resumed = resumeRunner(steps, JSON.parse(JSON.stringify(progress)), 5 * second)
    expect(resumed).toMatchObject({ index: 2, done: [1], pausedAt: 5 * second })
    expect(spentIn(resumed, 9 * second)).toBe(7 * second)
    const going = runnerReducer(resumed, 'resume', 10 * second)
    expect(runnerAt(going, 13 * second)).toMatchObject({ index: 3, trained: 43 * second })
  })

  it('does not count repetitions that were skipped', () => {
    expect(acted(60, 'skip', after(50))).toMatchObject({ index: 4, done: [1] })
  })

  it('confirms repetitions, and skips a timed step, on the action ‘next’', () => {
    expect(acted(60, 'next', after(50))).toMatchObject({ index: 4, done: [1, 3] })
    expect(acted(10, 'next')).toMatchObject({ index: 2, startedAt: 10 * second, done: [] })
  })

  it('goes back to the countdown of the exercise that has begun', () => {
    expect(acted(20, 'back')).toMatchObject({ index: 0, startedAt: 20 * second })
  })

  it('goes back to the previous exercise during a rest, or in the first seconds of an exercise', () => {
    expect(acted(40, 'back')).toMatchObject({ index: 0, done: [] })
    expect(acted(45, 'back', after(43))).toMatchObject({ index: 0 })
    expect(acted(1, 'back')).toMatchObject({ index: 0, startedAt: second })
  })

  it('goes back only to the last three seconds of a rest', () => {
    expect(acted(50, 'back', after(43))).toMatchObject({ index: 2, startedAt: 43 * second })
  })

  it('goes back from the end to the last exercise', () => {
    const end = runnerAt(acted(50, 'tap', after(50)), 73 * second)
    expect(end).toMatchObject({ index: 6, done: [1, 3, 5], trained: 73 * second })
    expect(acted(80, 'back', end)).toMatchObject({ index: 4, done: [1, 3] })
    expect(acted(80, 'tap', end)).toBe(end)
  })

  it('adds up the time without pauses', () => {
    const resumed = acted(100, 'resume', acted(13, 'pause'))
    expect(runnerAt(resumed, 120 * second).trained).toBe(33 * second)
  })

  it('stays within the session and never loses time, whatever the actions', () => {
    const action = fc.constantFrom<RunnerAction>('tap', 'pause', 'resume', 'next', 'skip', 'back')
    const acts = fc.array(fc.tuple(action, fc.nat(2 * minute)))
    fc.assert(
      fc.property(anySession, acts, (given, list) => {
        let now = 0
        let state = startRunner(sessionSteps(given), now)
        for (const [next, passed] of list) {
          now += passed
          const before = state
          state = runnerReducer(state, next, now)
          expect(state.index).toBeGreaterThanOrEqual(0)
          expect(state.index).toBeLessThanOrEqual(state.steps.length)
          expect(state.trained).toBeGreaterThanOrEqual(before.trained)
          expect(state.done.every((one) => one < state.index)).toBe(true)
          expect(new Set(state.done).size).toBe(state.done.length)
        }
      }),
    )
  })
})
