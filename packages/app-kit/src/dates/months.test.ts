import { expect, it } from 'vitest'
import { startOfMonth } from './months.ts'

const local = (text: string) => new Date(text).getTime() / 1000

it('gives the first moment of a month, of later and of earlier ones', () => {
  const moment = local('2027-01-31T23:59:59')
  expect(startOfMonth(moment)).toBe(local('2027-01-01T00:00:00'))
  expect(startOfMonth(moment, 1)).toBe(local('2027-02-01T00:00:00'))
  expect(startOfMonth(moment, -2)).toBe(local('2026-11-01T00:00:00'))
})
