import { describe, expect, it } from 'vitest'
import { dailyOrderDue } from './daily-order-due.ts'
import { localHour } from './local-date.ts'

const at = (utc: string) => Date.parse(`${utc}Z`) / 1000

const dueAt = (create_cmd_hour: number | null, utc: string, lastDate: string | null = null) =>
  dailyOrderDue({ create_cmd_hour, lastDate }, at(utc))

describe('dailyOrderDue', () => {
  it.each([
    // In winter, Paris is one hour ahead of UTC; in summer, two hours.
    [7, '2027-01-15T05:59:59', null],
    [7, '2027-01-15T06:00:00', '2027-01-15'],
    [7, '2027-07-15T04:59:59', null],
    [7, '2027-07-15T05:00:00', '2027-07-15'],
    [7, '2027-07-15T21:59:59', '2027-07-15'],
    [7, '2027-07-15T22:00:00', null],
    [0, '2027-07-15T22:00:00', '2027-07-16'],
    [0, '2027-12-31T23:00:00', '2028-01-01'],
    [23, '2027-01-15T21:59:59', null],
    [23, '2027-01-15T22:00:00', '2027-01-15'],
  ])('with hour %i, at %s UTC, returns %s', (hour, utc, date) => {
    expect(dueAt(hour, utc)).toBe(date)
  })

  it('is never due while no hour is set', () => {
    expect(dueAt(null, '2027-01-15T12:00:00')).toBeNull()
  })

  it('is due once per local date', () => {
    expect(dueAt(7, '2027-01-15T12:00:00', '2027-01-15')).toBeNull()
    expect(dueAt(7, '2027-01-16T05:59:59', '2027-01-15')).toBeNull()
    expect(dueAt(7, '2027-01-16T06:00:00', '2027-01-15')).toBe('2027-01-16')
  })

  it('catches up on the current day, but not on earlier days', () => {
    expect(dueAt(7, '2027-01-15T20:00:00', '2027-01-10')).toBe('2027-01-15')
    expect(dueAt(7, '2027-01-16T03:00:00', '2027-01-10')).toBeNull()
  })

  it('is not due when the date of the last run is in the future', () => {
    expect(dueAt(7, '2027-01-15T12:00:00', '2027-01-16')).toBeNull()
  })

  // On 28 March 2027 at 01:00 UTC, Paris goes from 01:59:59 to 03:00:00.
  it.each([
    [1, '2027-03-27T23:59:59', null],
    [1, '2027-03-28T00:00:00', '2027-03-28'],
    [2, '2027-03-28T00:59:59', null],
    [2, '2027-03-28T01:00:00', '2027-03-28'],
    [3, '2027-03-28T00:59:59', null],
    [3, '2027-03-28T01:00:00', '2027-03-28'],
    [4, '2027-03-28T01:59:59', null],
    [4, '2027-03-28T02:00:00', '2027-03-28'],
  ])('when clocks go forward, with hour %i, at %s UTC, returns %s', (hour, utc, date) => {
    expect(dueAt(hour, utc)).toBe(date)
  })

  // On 31 October 2027 at 01:00 UTC, Paris goes from 02:59:59 back to 02:00:00.
  it.each([
    [2, '2027-10-30T23:59:59', null],
    [2, '2027-10-31T00:00:00', '2027-10-31'],
    [2, '2027-10-31T01:30:00', '2027-10-31'],
    [3, '2027-10-31T00:59:59', null],
    [3, '2027-10-31T01:59:59', null],
    [3, '2027-10-31T02:00:00', '2027-10-31'],
  ])('when clocks go back, with hour %i, at %s UTC, returns %s', (hour, utc, date) => {
    expect(dueAt(hour, utc)).toBe(date)
  })

  it('does not run again when the clock repeats the hour', () => {
    expect(dueAt(2, '2027-10-31T01:30:00', '2027-10-31')).toBeNull()
  })

  it.each([
    ['2027-03-26T23:00:00', '2027-03-29T22:00:00', ['2027-03-27', '2027-03-28', '2027-03-29']],
    ['2027-10-29T22:00:00', '2027-11-01T23:00:00', ['2027-10-30', '2027-10-31', '2027-11-01']],
  ])('runs once on each day from %s to %s UTC, whatever the hour', (start, end, days) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const runs: string[] = []
      for (let now = at(start); now < at(end); now += 30 * 60) {
        const lastDate = runs.at(-1) ?? null
        const date = dailyOrderDue({ create_cmd_hour: hour, lastDate }, now)
        if (date !== null) runs.push(date)
      }
      expect(runs).toEqual(days)
    }
  })
})

it('reads midnight as hour 0', () => {
  expect(localHour(at('2027-01-14T23:00:00'))).toEqual({ date: '2027-01-15', hour: 0 })
})
