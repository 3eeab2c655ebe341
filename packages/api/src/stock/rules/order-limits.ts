/** Maximum number of products that planning puts on an order, so that its mail and reception stay within their limits. */
export const maxOrderLines = 1000

/**
 * Maximum number of units in a line of an order. What planning adds fits: it ends less than a box, which has up
 * to 100,000 units, above the largest threshold, which is 1,000,000.
 */
export const maxOrderedUnits = 1_100_000
