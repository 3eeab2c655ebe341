import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromLocalText, toLocalText } from './local-time.ts'

const zone = process.env['TZ']
beforeEach(() => {
  process.env['TZ'] = 'Europe/Paris'
})
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe('conversion between seconds and local time strings', () => {
  it.each([
    [1_795_510_800, '2026-11-24T10:00'],
    [1_782_900_000, '2026-07-01T12:00'],
    [1_782_900_007, '2026-07-01T12:00:07'],
    [0, '1970-01-01T01:00'],
    [-3600, '1970-01-01T00:00'],
  ])('converts %i to %s in Paris, and back', (seconds, text) => {
    expect(toLocalText(seconds)).toBe(text)
    expect(fromLocalText(text)).toBe(seconds)
  })

  it.each([null, undefined, Number.NaN])('converts %j to an empty string', (seconds) => {
    expect(toLocalText(seconds)).toBe('')
  })

  it.each(['', '2026-07-01', 'demain', '2026-13-01T10:00'])('rejects %j', (text) => {
    expect(fromLocalText(text)).toBeNull()
  })

  it('moves a time skipped at the start of daylight saving forward by one hour', () => {
    expect(toLocalText(fromLocalText('2026-03-29T02:30'))).toBe('2026-03-29T03:30')
  })
})
