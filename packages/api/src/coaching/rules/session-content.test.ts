import { expect, it } from 'vitest'
import { exerciceCountOf, exerciceIdsOf, whyUnplayable } from './session-content.ts'

const bloc = (...ids: string[]) => ({ exercices: ids.map((exercice_id) => ({ exercice_id })) })
const session = {
  type: 'exercices',
  video_id: 'v',
  blocs: [bloc('a', 'b', 'a'), bloc('b')],
} as const

it('names each exercise once, and counts it as often as it is played in a round', () => {
  expect(exerciceIdsOf(session)).toEqual(['a', 'b'])
  expect(exerciceCountOf(session)).toBe(4)
})

it('plays a session with an exercise, or a video of its own where the type says so', () => {
  expect(whyUnplayable(session)).toBeNull()
  expect(whyUnplayable({ ...session, blocs: [bloc()] })).toBe('no_exercices')
  expect(whyUnplayable({ ...session, type: 'video', blocs: [] })).toBeNull()
  expect(whyUnplayable({ ...session, type: 'video', video_id: null })).toBe('no_video')
})
