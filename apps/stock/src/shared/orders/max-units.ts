/** Maximum number of units in a line of an order, a return or a booking; the API's limit. */
export const maxUnits = 100_000
