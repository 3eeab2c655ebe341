import { isBelowTrigger, type Supply } from './order-need.ts'

/** The stock statuses of a product, the most urgent first. */
export const stockStatuses = ['out', 'to_order', 'low', 'enough'] as const

export type StockStatus = (typeof stockStatuses)[number]

/**
 * Returns the first status that applies. `out` and `low` depend only on the units in stock;
 * `to_order` also counts units on order. A product without thresholds is `out` or `enough`.
 */
export function stockStatus(supply: Supply): StockStatus {
  const { stock, thresholds } = supply
  if (stock <= 0) return 'out'
  if (isBelowTrigger(supply)) return 'to_order'
  return thresholds !== null && stock < thresholds.qtyMinInStock ? 'low' : 'enough'
}
