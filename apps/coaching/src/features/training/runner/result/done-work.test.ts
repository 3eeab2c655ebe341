import { type PlayableSession, sessionSteps } from '@org/api/coaching'
import { expect, it } from 'vitest'
import { videoSession } from '../video-session.fixture.ts'
import { doneExercices } from './done-work.ts'

const [bloc] = videoSession.blocs as [PlayableSession['blocs'][number]]
const [squats, plank] = bloc.exercices as [
  (typeof bloc.exercices)[number],
  (typeof bloc.exercices)[number],
]

const named = (one: typeof squats, url: string) => ({
  ...one,
  exercice: {
    ...one.exercice,
    title: 'Squats',
    video: one.exercice.video && { ...one.exercice.video, url },
  },
})

it('merges the occurrences of an exercise, but not two exercises with the same title', () => {
  const exercices = [
    named(squats, '/file/a?k=1'),
    { ...named(plank, '/file/b?k=2'), repsMax: 15 },
    // In a shared session, each occurrence of an exercise has a media address of its own.
    named(squats, '/file/a?k=3'),
  ]
  const steps = sessionSteps({ ...videoSession, blocs: [{ ...bloc, exercices }] })
  const done = doneExercices(steps.filter((step) => step.kind === 'work'))
  expect(done).toMatchObject([
    { title: 'Squats', times: 2, seconds: 80, reps: 0, repsMax: 0 },
    { title: 'Squats', times: 1, seconds: 0, reps: 12, repsMax: 15 },
  ])
})
