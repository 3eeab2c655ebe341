import { sessionTotals } from '@org/api/coaching'
import { expect, it } from 'vitest'
import { pickSample, sampleSessions } from './sample-sessions.ts'

it('has three sessions of different levels, each over five minutes long and with pictures of all exercises', () => {
  expect(sampleSessions.map(({ level }) => level)).toEqual([1, 2, 3])
  for (const session of sampleSessions) {
    expect(sessionTotals(session).seconds).toBeGreaterThan(5 * 60)
    const exercices = session.blocs.flatMap((bloc) => bloc.exercices)
    expect(exercices.every(({ exercice }) => exercice.imageUrl !== null)).toBe(true)
  }
})

it('picks each session as the random number rises from 0 to 1', () => {
  expect([0, 0.5, 0.999].map(pickSample)).toEqual(sampleSessions)
})
