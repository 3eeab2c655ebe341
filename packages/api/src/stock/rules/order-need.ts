/** The thresholds of a product at a centre, in units. */
export interface Thresholds {
  /** The product is ordered when the available quantity is at or below this number. */
  qtyTriggerOrder: number
  /** An order raises the available quantity to at least this number. */
  qtyMinInStock: number
}

/** The quantities of a product at a centre. */
export interface Supply {
  /** Units in stock that have not expired. */
  stock: number
  /** Units on orders that are `created` or `sent`. */
  onOrder: number
  /** Null for a product without thresholds. */
  thresholds: Thresholds | null
}

/**
 * The quantity of a product to order, with the numbers that explain it. All except `boxes` are in
 * units.
 */
export interface OrderNeed {
  available: number
  trigger: number
  /** The available quantity that the order must reach. */
  level: number
  /** The smallest number of boxes that reaches the level. */
  boxes: number
  units: number
}

/** Returns the available units: those in stock and those on order. */
export function availableOf({ stock, onOrder }: Omit<Supply, 'thresholds'>): number {
  return stock + onOrder
}

/** True when the available quantity is at or below the trigger, so the product must be ordered. */
export function isBelowTrigger(supply: Supply): boolean {
  const { thresholds } = supply
  return thresholds !== null && availableOf(supply) <= thresholds.qtyTriggerOrder
}

/**
 * Returns what to order of a product; null if enough is available or the product has no thresholds.
 * The level is always above the trigger; otherwise, the product would have to be ordered again at
 * once.
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
