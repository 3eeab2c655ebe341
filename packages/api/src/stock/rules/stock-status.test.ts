import { expect, it } from 'vitest'
import { stockStatus } from './stock-status.ts'

it.each([
  // stock, on order, trigger, minimum
  [[0, 0, 5, 20], 'out'],
  [[0, 50, 5, 20], 'out'],
  [[5, 0, 5, 20], 'to_order'],
  [[2, 3, 5, 20], 'to_order'],
  [[2, 4, 5, 20], 'low'],
  [[6, 0, 5, 20], 'low'],
  [[19, 0, 5, 20], 'low'],
  [[19, 9, 5, 20], 'low'],
  [[20, 0, 5, 20], 'enough'],
  [[6, 0, 5, 0], 'enough'],
] as const)('for stock, on order, trigger and minimum %j, returns %s', (numbers, status) => {
  const [stock, onOrder, qtyTriggerOrder, qtyMinInStock] = numbers
  expect(stockStatus({ stock, onOrder, thresholds: { qtyTriggerOrder, qtyMinInStock } })).toBe(
    status,
  )
})

it('returns only `out` or `enough` for a product without thresholds', () => {
  expect(stockStatus({ stock: 0, onOrder: 9, thresholds: null })).toBe('out')
  expect(stockStatus({ stock: 1, onOrder: 0, thresholds: null })).toBe('enough')
})
