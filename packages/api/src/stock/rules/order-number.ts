/**
 * Returns the number of an order that people read and say on the phone. It is the beginning of the
 * order's id.
 */
export const orderNumber = (id: string): string => id.slice(0, 8).toUpperCase()
