import { expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatMoment,
  formatMonth,
  formatShortDate,
  formatShortDateTime,
  formatShortMonth,
} from './format-date.ts'

const noon = (date: string) => new Date(`${date}T12:00:00`).getTime() / 1000

it('formats a date in French', () => {
  expect(formatDate(noon('2026-02-01'))).toBe('1 février 2026')
})

it('formats dates with times, short dates, and months in French', () => {
  expect(formatDateTime(noon('2026-02-01'))).toBe('1 février 2026 à 12:00')
  expect(formatShortDate(noon('2026-02-01'))).toBe('1 févr. 2026')
  expect(formatShortDateTime(noon('2026-02-01'))).toBe('1 févr. 2026 à 12:00')
  expect(formatMonth(noon('2026-09-15'))).toBe('septembre 2026')
  expect(formatShortMonth(noon('2026-09-15'))).toBe('sept. 2026')
})

it('formats a time relative to today', () => {
  const now = Math.floor(Date.now() / 1000)
  expect(formatMoment(now)).toMatch(/^Aujourd'hui à \d{2}:\d{2}$/)
  expect(formatMoment(noon('2020-08-15'))).toBe('15 août 2020 à 12:00')
})
