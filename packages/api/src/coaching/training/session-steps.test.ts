import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySession } from './any-session.fixture.ts'
import { sessionSteps } from './session-steps.ts'
import { bloc, counted, session, timed } from './session.fixture.ts'

/**
 * Describes steps in short form: `A 30s` and `B 12x` are exercises; `rest 10s` and `countdown 3s`
 * precede them.
 */
const played = (...blocs: ReturnType<typeof bloc>[]) =>
  sessionSteps(session(...blocs)).map(({ kind, seconds, reps, exercice }) => {
    const amount = seconds === null ? `${reps}x` : `${seconds}s`
    return `${kind === 'work' ? exercice.title : kind} ${amount}`
  })

const rest = { rest: true }

describe('sessionSteps', () => {
  it('plays a bloc as a circuit, as often as its volume says', () => {
    expect(played(bloc([timed('A', 30), counted('B', 12)], 2))).toEqual([
      'countdown 3s',
      'A 30s',
      'countdown 3s',
      'B 12x',
      'countdown 3s',
      'A 30s',
      'countdown 3s',
      'B 12x',
    ])
  })

  it('adds a rest after each exercise that has one, also between rounds and blocs, but not at the end', () => {
    const blocs = [bloc([timed('A', 30, rest)], 2), bloc([timed('B', 20, rest)])]
    expect(played(...blocs)).toEqual([
      'countdown 3s',
      'A 30s',
      'rest 10s',
      'A 30s',
      'rest 10s',
      'B 20s',
    ])
  })

  it('adds a countdown in place of a rest of 0 seconds', () => {
    const empty = { rest: true, restSeconds: 0 }
    expect(played(bloc([timed('A', 30, empty), timed('B', 5)]))).toEqual([
      'countdown 3s',
      'A 30s',
      'countdown 3s',
      'B 5s',
    ])
  })

  it('numbers steps and rounds, and names the exercise that a rest leads to', () => {
    const steps = sessionSteps(session(bloc([timed('A', 30, rest), timed('B', 5)], 3)))
    expect(steps.map(({ index }) => index)).toEqual(steps.map((_, index) => index))
    expect(steps[2]).toMatchObject({ kind: 'rest', round: 1, rounds: 3, exercice: { title: 'B' } })
    expect(steps.at(-1)).toMatchObject({ kind: 'work', round: 3, blocTitle: 'Circuit' })
  })

  it('passes load, range and note on to the exercise and to the rest before it', () => {
    const range = { repsMax: 12, load: '20 kg', note: 'Dos droit' }
    const steps = sessionSteps(session(bloc([timed('A', 30, rest), counted('B', 8, range)])))
    const none = { repsMax: null, load: '', note: '' }
    expect(steps.slice(1)).toMatchObject([none, { ...range, repsMax: null }, { reps: 8, ...range }])
  })

  it('has no steps without exercises', () => {
    expect(played()).toEqual([])
    expect(played(bloc([], 3))).toEqual([])
  })

  it('has no steps for a session of type video, even if it contains blocs', () => {
    expect(sessionSteps({ ...session(bloc([timed('A', 30)])), type: 'video' })).toEqual([])
  })

  it('always alternates a rest or countdown with an exercise, and ends with an exercise', () => {
    fc.assert(
      fc.property(anySession, (given) => {
        const kinds = sessionSteps(given).map(({ kind }) => kind === 'work')
        const works = given.blocs.reduce((sum, one) => sum + one.volume * one.exercices.length, 0)
        expect(kinds).toEqual(Array.from({ length: works }, () => [false, true]).flat())
      }),
    )
  })
})
