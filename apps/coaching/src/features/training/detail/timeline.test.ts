import { expect, it } from 'vitest'
import { sampleSessions } from '../samples/sample-sessions.ts'
import { timeline } from './timeline.ts'

const [morning, legs] = sampleSessions

it('returns the start time of each exercise’s first round, and the length of the rest after it', () => {
  const [warmUp, circuit] = timeline(morning!)
  expect(warmUp).toMatchObject({ rounds: 1, seconds: 3 + 40 + 10 + 30, isApproximate: false })
  expect(warmUp?.entries.map(({ startsAt }) => startsAt)).toEqual([3, 53])
  expect(circuit?.entries.map(({ startsAt, restSeconds }) => [startsAt, restSeconds])).toEqual([
    [93, 10],
    [143, 10],
    [183, 10],
    [233, 10],
  ])
})

it('adds up all rounds of a bloc, and marks the sum as approximate if exercises have repetitions', () => {
  const [, strength] = timeline(legs!)
  // Three rounds. Each round has 15, 12 and 20 repetitions of three seconds, and 30 seconds of
  // rest.
  expect(strength).toMatchObject({ rounds: 3, seconds: 3 * (3 * 47 + 30), isApproximate: true })
  expect(strength?.entries).toHaveLength(3)
})

it('has no entries for a session that is a video', () => {
  const blocs = timeline({ ...morning!, type: 'video' })
  expect(blocs.flatMap(({ entries }) => entries)).toEqual([])
})
