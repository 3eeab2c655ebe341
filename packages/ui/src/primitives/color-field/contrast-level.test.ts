import { expect, it } from 'vitest'
import { contrastLevel, formatRatio } from './contrast-level.ts'

it.each([
  [21, 'good'],
  [4.5, 'good'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'poor'],
  [1, 'poor'],
])('rates %d:1 as %s', (ratio, level) => {
  expect(contrastLevel(ratio)).toBe(level)
})

it('rounds a ratio down, and formats it for the locale', () => {
  expect(formatRatio(4.48, 'fr-FR')).toBe('4,4')
  expect(formatRatio(21, 'en-GB')).toBe('21.0')
})
