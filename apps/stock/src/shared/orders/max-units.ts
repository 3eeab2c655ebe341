/**
 * Maximum number of units in a line that a person adds to an order or a return; the API's limit.
 */
export const maxUnits = 100_000
