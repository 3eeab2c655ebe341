import { describe, expect, it } from 'vitest'
import { sessionTotals } from './session-totals.ts'
import { bloc, counted, exercice, session, timed } from './session.fixture.ts'

const works = (mainMuscleGroup: 'quads' | 'pecs' | null) => ({
  exercice: exercice('A', { mainMuscleGroup }),
})

describe('sessionTotals', () => {
  it('adds up exercises, rests and countdowns of all rounds', () => {
    const blocs = [bloc([timed('A', 30, { rest: true }), timed('B', 20)], 2)]
    // Two rounds of a countdown (3), exercise A (30), a rest (10) and exercise B (20).
    expect(sessionTotals(session(...blocs))).toMatchObject({ seconds: 126, isApproximate: false })
  })

  it('counts three seconds for a repetition, and marks the total as an estimate', () => {
    expect(sessionTotals(session(bloc([counted('A', 12)])))).toMatchObject({
      seconds: 39,
      isApproximate: true,
    })
  })

  it('counts the middle of a range of repetitions', () => {
    const blocs = [bloc([counted('A', 8, { repsMax: 12 })])]
    expect(sessionTotals(session(...blocs)).seconds).toBe(3 + 30)
  })

  it('shares the time at work among the main muscle groups', () => {
    const blocs = [
      bloc([timed('A', 30, works('quads')), counted('B', 5, works('pecs'))], 2),
      bloc([timed('C', 30, works(null))]),
    ]
    expect(sessionTotals(session(...blocs)).muscles).toEqual({ quads: 0.5, pecs: 0.25 })
  })

  it('lists no muscles if no time is spent on exercises', () => {
    expect(sessionTotals(session())).toEqual({ seconds: 0, isApproximate: false, muscles: {} })
    expect(sessionTotals(session(bloc([timed('A', 0, works('pecs'))]))).muscles).toEqual({})
  })
})
