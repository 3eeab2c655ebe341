import { expect, it } from 'vitest'
import { exerciceCountOf, exerciceIdsOf, whyUnplayable } from './session-content.ts'

const bloc = (...ids: string[]) => ({ exercices: ids.map((exercice_id) => ({ exercice_id })) })
const session = {
  type: 'exercices',
  video_id: 'v',
  blocs: [bloc('a', 'b', 'a'), bloc('b')],
} as const

it('lists each exercise once, but counts each of its occurrences', () => {
  expect(exerciceIdsOf(session)).toEqual(['a', 'b'])
  expect(exerciceCountOf(session)).toBe(4)
})

it('requires an exercise or, in a session of type video, a video', () => {
  expect(whyUnplayable(session)).toBeNull()
  expect(whyUnplayable({ ...session, blocs: [bloc()] })).toBe('no_exercices')
  expect(whyUnplayable({ ...session, type: 'video', blocs: [] })).toBeNull()
  expect(whyUnplayable({ ...session, type: 'video', video_id: null })).toBe('no_video')
})
