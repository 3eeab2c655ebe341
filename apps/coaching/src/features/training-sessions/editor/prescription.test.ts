import { sessionLimits } from '@org/api/coaching'
import { expect, it } from 'vitest'
import { prescriptionInShort, rangeFrom, withReps } from './prescription.ts'
import { type DraftExercice, newBlocExercice } from './session-draft.ts'

const one = (changes: Partial<DraftExercice>): DraftExercice => ({
  ...newBlocExercice('squat'),
  type: 'reps',
  rest: false,
  ...changes,
})

it.each<[string, Partial<DraftExercice>]>([
  ['12\u00a0rép.', { reps: 12 }],
  ['8–12\u00a0rép.', { reps: 8, repsMax: 12 }],
  ['8–12\u00a0rép. · 2 × 8 kg', { reps: 8, repsMax: 12, load: ' 2 × 8 kg ' }],
  ['10\u00a0rép. · 70 % 1RM · repos 1:30', { load: '70 % 1RM', rest: true, restSeconds: 90 }],
  ['45 s · repos 15 s', { type: 'timer', timer: 45, rest: true, restSeconds: 15 }],
  ['1:05 · élastique rouge', { type: 'timer', timer: 65, load: 'élastique rouge' }],
  ['1:05', { type: 'timer', timer: 65, repsMax: 12 }],
])('shows %s', (expected, changes) => {
  expect(prescriptionInShort(one(changes))).toBe(expected)
})

it('moves the end of a range above its start, and drops it at the limit', () => {
  const { reps: most } = sessionLimits
  expect(rangeFrom(8)).toBe(12)
  expect(rangeFrom(most - 1)).toBe(most)
  expect(withReps(one({ reps: 8, repsMax: 12 }), 11)).toEqual({ reps: 11 })
  expect(withReps(one({ reps: 8, repsMax: 12 }), 12)).toEqual({ reps: 12, repsMax: 13 })
  expect(withReps(one({ reps: 8, repsMax: 12 }), most)).toEqual({ reps: most, repsMax: null })
  expect(withReps(one({ reps: 8 }), 20)).toEqual({ reps: 20 })
})
