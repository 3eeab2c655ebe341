/**
 * Maximum number of products that planning puts on an order. It keeps the order within the limits
 * for mail and reception.
 */
export const maxOrderLines = 1000

/**
 * Maximum number of units in a line of an order. It leaves room for a planned line: the largest
 * threshold, which is 1,000,000, plus at most one box of up to 100,000 units.
 */
export const maxOrderedUnits = 1_100_000
