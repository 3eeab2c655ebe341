import { expect, it } from 'vitest'
import { durationInWords, stopwatch } from './duration.ts'

it.each([
  [0, '0:00'],
  [45, '0:45'],
  [65, '1:05'],
  [725, '12:05'],
  [3750, '1:02:30'],
])('shows %i seconds as %s on a stopwatch', (seconds, expected) => {
  expect(stopwatch(seconds)).toBe(expected)
})

it.each([
  [45, '45 s'],
  [60, '1 min'],
  [1490, '25 min'],
  [3599, '1 h 00'],
  [3900, '1 h 05'],
])('formats %i seconds as %s in words', (seconds, expected) => {
  expect(durationInWords(seconds)).toBe(expected)
})
