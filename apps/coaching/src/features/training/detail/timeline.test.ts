import { expect, it } from 'vitest'
import { sampleSessions } from '../samples/sample-sessions.ts'
import { timeline } from './timeline.ts'

const [morning, legs] = sampleSessions

it('tells when the first round of each exercise begins, and its rest', () => {
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

it('counts all rounds of a bloc, and says where repetitions make it an estimate', () => {
  const [, strength] = timeline(legs!)
  // Three times 15, 12 and 20 repetitions of three seconds, each after a rest.
  expect(strength).toMatchObject({ rounds: 3, seconds: 3 * (3 * 47 + 30), isApproximate: true })
  expect(strength?.entries).toHaveLength(3)
})

it('is empty where the session is a video', () => {
  const blocs = timeline({ ...morning!, type: 'video' })
  expect(blocs.flatMap(({ entries }) => entries)).toEqual([])
})
