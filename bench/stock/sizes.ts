import { createHash } from 'node:crypto'

/** Numbers of records in the group of centres. */
export const sizes = {
  products: 10_000,
  centres: 50,
  suppliers: 200,
  categories: 20,
  movements: 1_000_000,
  /** Movements of product number 1 in the first centre. */
  mostMovements: 100_000,
  /** Orders of each centre that were received. */
  receivedOrders: 100,
  /** Orders of each centre that are on their way. */
  sentOrders: 5,
} as const

type Kind = 'product' | 'centre' | 'supplier' | 'category'

/**
 * Returns the id of a record, as long and as random as the ids that the server creates. The first
 * record has the number 0.
 */
export const idOf = (kind: Kind, number: number): string =>
  createHash('md5').update(`${kind} ${number}`).digest('hex')

/** Returns the code of a product: the 13 digits of an EAN-13. */
export function codeOf(number: number): string {
  const digits = `34009${String(number).padStart(7, '0')}`
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
