/** Returns the number of an order that people read and say on the phone: the beginning of its id. */
export const orderNumber = (id: string): string => id.slice(0, 8).toUpperCase()
