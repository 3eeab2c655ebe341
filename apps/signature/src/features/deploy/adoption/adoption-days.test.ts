import { expect, it } from 'vitest'
import { adoptionDays, adoptionLine } from './adoption-days.ts'

const at = (day: number, hour: number) => new Date(2027, 0, day, hour).getTime() / 1000
const hours = [
  { at: at(4, 9), sent: 10, installed: 0 },
  { at: at(4, 17), sent: 0, installed: 2 },
  { at: at(6, 8), sent: 5, installed: 3 },
]

it('adds up the numbers until the end of each day in the user’s time zone', () => {
  expect(adoptionDays({ hours })).toEqual([
    { at: at(4, 0), sent: 10, installed: 2 },
    { at: at(6, 0), sent: 15, installed: 5 },
  ])
})

it('draws a stepped line from zero until now, as a share of all members', () => {
  const days = adoptionDays({ hours })
  const range = { from: at(4, 0), to: at(8, 0), members: 20 }

  expect(adoptionLine(days, 'sent', range)).toBe('M0 100H0V50H50V25H100')
  expect(adoptionLine(days, 'installed', range)).toBe('M0 100H0V90H50V75H100')
})

it('draws a flat line if the range is a single moment and there are no members', () => {
  const range = { from: at(4, 0), to: at(4, 0), members: 0 }

  expect(adoptionLine([], 'sent', range)).toBe('M0 100H100')
})
