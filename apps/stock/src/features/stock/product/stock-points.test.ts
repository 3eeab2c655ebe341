import { expect, it } from 'vitest'
import { stockPath, stockPoints } from './stock-points.ts'

const newestFirst = [
  { qty: -4, createdAt: 300 },
  { qty: 10, createdAt: 200 },
  { qty: 2, createdAt: 100 },
]

it('computes the stock after each movement, going back from the current stock', () => {
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

it('draws a step at each movement, and extends the last level a little', () => {
  const points = [
    { at: 0, qty: 0 },
    { at: 0, qty: 10 },
    { at: 50, qty: 5 },
    { at: 100, qty: 8 },
  ]
  expect(stockPath(points)).toBe('M0 100H0V0H47.5V50H95V20H100')
})

it('draws a single movement', () => {
  const points = [
    { at: 500, qty: 0 },
    { at: 500, qty: 3 },
  ]
  expect(stockPath(points)).toBe('M0 100H0V0H100')
})
