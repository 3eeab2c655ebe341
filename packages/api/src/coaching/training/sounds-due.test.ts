import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runnerAt, runnerReducer, startRunner } from './runner.ts'
import { anySession } from './any-session.fixture.ts'
import { sessionSteps } from './session-steps.ts'
import { bloc, counted, session, timed } from './session.fixture.ts'
import { soundsDue } from './sounds-due.ts'

const rest = { rest: true }
const start = (...exercices: Parameters<typeof bloc>[0]) =>
  startRunner(sessionSteps(session(bloc(exercices))), 0)

/** Describes sounds in short form: seconds and kind. */
const due = (...args: Parameters<typeof soundsDue>) =>
  soundsDue(...args).map(({ kind, at }) => `${at / 1000} ${kind}`)

describe('soundsDue', () => {
  it('ticks through a countdown and marks each start and end', () => {
    const state = start(timed('A', 30, rest), timed('B', 20))
    expect(due(state, 0)).toEqual([
      '0 tick',
      '1 tick',
      '2 tick',
      '3 go',
      '33 end',
      '40 tick',
      '41 tick',
      '42 tick',
      '43 go',
      '63 finish',
    ])
  })

  it('plays only one sound when an exercise ends and a countdown begins', () => {
    const state = start(timed('A', 30), timed('B', 20))
    expect(due(state, 30_000)).toEqual(['33 end', '34 tick', '35 tick', '36 go', '56 finish'])
  })

  it('stops at the first exercise counted in repetitions', () => {
    expect(due(start(timed('A', 5, rest), counted('B', 8), timed('C', 5)), 16_000)).toEqual([
      '16 tick',
      '17 tick',
      '18 go',
    ])
  })

  it('announces no exercise while the page is hidden, but the end of the one that had begun', () => {
    const state = start(timed('A', 30, rest), timed('B', 20))
    expect(due(state, 0, true)).toEqual([])
    expect(due(state, 4000, true)).toEqual(['33 end'])
  })

  it('is silent in a pause and after the end', () => {
    const state = start(timed('A', 30))
    expect(due(runnerReducer(state, 'pause', 1000), 2000)).toEqual([])
    expect(due(state, 33_000)).toEqual([])
  })

  it('marks every automatic change of step', () => {
    fc.assert(
      fc.property(anySession, (given) => {
        const state = startRunner(sessionSteps(given), 0)
        const ends = soundsDue(state, 0).filter(({ kind }) => kind !== 'tick')
        for (const { at } of ends) {
          expect(runnerAt(state, at).index).toBeGreaterThan(runnerAt(state, at - 1).index)
        }
        const changed = runnerAt(state, Number.MAX_SAFE_INTEGER).index
        expect(ends).toHaveLength(changed)
      }),
    )
  })
})
