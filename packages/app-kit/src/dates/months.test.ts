import { expect, it } from 'vitest'
import { startOfMonth } from './months.ts'

const local = (text: string) => new Date(text).getTime() / 1000

it('returns the start of the current, later and earlier months', () => {
  const moment = local('2027-01-31T23:59:59')
  expect(startOfMonth(moment)).toBe(local('2027-01-01T00:00:00'))
  expect(startOfMonth(moment, 1)).toBe(local('2027-02-01T00:00:00'))
  expect(startOfMonth(moment, -2)).toBe(local('2026-11-01T00:00:00'))
})
