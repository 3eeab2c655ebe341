import { expect, it } from 'vitest'
import { stockPath, stockPoints } from './stock-points.ts'

const newestFirst = [
  { qty: -4, createdAt: 300 },
  { qty: 10, createdAt: 200 },
  { qty: 2, createdAt: 100 },
]

it('computes the stock after each movement back from the stock now', () => {
  expect(stockPoints(8, newestFirst)).toEqual([
    { at: 100, qty: 0 },
    { at: 100, qty: 2 },
    { at: 200, qty: 12 },
    { at: 300, qty: 8 },
  ])
})

it('has no points without movements', () => {
  expect(stockPoints(0, [])).toEqual([])
})

it('draws a step at each movement, and the stock until now', () => {
  const points = [
    { at: 0, qty: 0 },
    { at: 0, qty: 10 },
    { at: 50, qty: 5 },
  ]
  expect(stockPath(points, 100)).toBe('M0 100H0V0H50V50H100')
})

it('stays within the chart when the clock of this computer is late', () => {
  const points = [
    { at: 0, qty: 1 },
    { at: 200, qty: 2 },
  ]
  expect(stockPath(points, 100)).toBe('M0 50H100V0H100')
})
