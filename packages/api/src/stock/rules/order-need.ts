/** A centre's thresholds of a product, in units. */
export interface Thresholds {
  /** The product is ordered when no more than this is available. */
  qtyTriggerOrder: number
  /** An order brings the available quantity to at least this. */
  qtyMinInStock: number
}

/** What is known of a product's quantities at a centre. */
export interface Supply {
  /** Units in stock, without expired lots. */
  stock: number
  /** Units on orders that are `created` or `sent`. */
  onOrder: number
  /** Null for a product without thresholds. */
  thresholds: Thresholds | null
}

/** The quantity to order of a product, and why. Everything but `boxes` is in units. */
export interface OrderNeed {
  available: number
  trigger: number
  /** The quantity that the order must reach. */
  level: number
  /** The smallest number of boxes that reaches the level. */
  boxes: number
  units: number
}

/** Returns the units in stock and on order. */
export function availableOf({ stock, onOrder }: Omit<Supply, 'thresholds'>): number {
  return stock + onOrder
}

/** True when so little is available that the product must be ordered. */
export function isBelowTrigger(supply: Supply): boolean {
  const { thresholds } = supply
  return thresholds !== null && availableOf(supply) <= thresholds.qtyTriggerOrder
}

/**
 * Returns what to order of a product; null if enough is available or it has no thresholds. The level
 * is above the trigger, so that the order is not followed by another one at once.
 *
 * @param conditionnement units per box; less than 1 counts as 1
 */
export function orderNeed(supply: Supply, conditionnement: number): OrderNeed | null {
  const { thresholds } = supply
  if (thresholds === null || !isBelowTrigger(supply)) return null
  const { qtyTriggerOrder: trigger, qtyMinInStock } = thresholds
  const available = availableOf(supply)
  const level = Math.max(trigger + 1, qtyMinInStock)
  const boxSize = Math.max(1, conditionnement)
  const boxes = Math.ceil((level - available) / boxSize)
  return { available, trigger, level, boxes, units: boxes * boxSize }
}
