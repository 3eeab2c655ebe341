import { expect, it } from 'vitest'
import { linesOf, placeIn } from './place.ts'

it('positions a part in percent of the whole', () => {
  expect(placeIn({ start: 100, end: 300 }, { start: 150, end: 200 })).toEqual({
    left: '25%',
    width: '25%',
  })
})

it('puts overlapping parts on separate lines', () => {
  const parts = [
    { start: 0, end: 10 },
    { start: 5, end: 15 },
    { start: 10, end: 20 },
  ]
  expect(linesOf(parts)).toEqual([[parts[0], parts[2]], [parts[1]]])
})
