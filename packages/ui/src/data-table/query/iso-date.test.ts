import { describe, expect, it } from 'vitest'
import { dayStart, isoDate, isoDateTime } from './iso-date.ts'

describe('a day in a time zone', () => {
  it.each([
    ['UTC', '2026-11-21T23:30:00Z', '2026-11-21', '2026-11-21 23:30:00'],
    ['Europe/Paris', '2026-11-21T23:30:00Z', '2026-11-22', '2026-11-22 00:30:00'],
    ['Asia/Tokyo', '2026-11-21T15:00:00Z', '2026-11-22', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-20', '2026-11-20 23:59:59'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '2027-01-01'],
    ['Asia/Kathmandu', '2026-06-01T18:15:00Z', '2026-06-02', '2026-06-02'],
  ])('is formatted: %s', (timeZone, moment, day, time) => {
    expect(isoDate(new Date(moment), timeZone)).toBe(day)
    expect(isoDateTime(new Date(moment), timeZone)).toBe(time)
  })

  it.each([
    ['UTC', '2026-11-21', '2026-11-21T00:00:00Z'],
    ['Europe/Paris', '2026-07-14', '2026-07-13T22:00:00Z'],
    // Clocks change during these days.
    ['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00Z'],
    ['Europe/Paris', '2026-03-30', '2026-03-29T22:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00Z'],
    ['Pacific/Auckland', '2027-01-01', '2026-12-31T11:00:00Z'],
  ])('starts at its midnight: %s, %s', (timeZone, day, start) => {
    expect(dayStart(day, 0, timeZone)).toBe(Date.parse(start) / 1000)
  })

  it('is empty for an invalid date', () => {
    expect(isoDate(new Date(NaN), 'UTC')).toBe('')
    expect(isoDateTime(new Date(NaN), 'UTC')).toBe('')
  })
})
