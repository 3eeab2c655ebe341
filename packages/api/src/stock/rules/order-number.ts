/**
 * Returns an order's number, which is shown to people and short enough to say on the phone. It is
 * the beginning of the order's id.
 */
export const orderNumber = (id: string): string => id.slice(0, 8).toUpperCase()
