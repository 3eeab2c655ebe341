/** The quantities that a person entered for products or their lots, by `countKey`. */
export type Counts = Readonly<Record<string, number>>

/** Stands for the units without a lot. It differs from every lot id, which contains a slash. */
const withoutLot = '-'

/**
 * Returns the key of a product's count, or of one of its lots; a null lot means the units without a
 * lot.
 */
export const countKey = (productId: string, lotId?: string | null): string =>
  lotId === undefined ? productId : `${productId} ${lotId ?? withoutLot}`

/** A product, or one of its lots, with the quantity that a person entered. */
export interface Counted {
  id: string
  lotId?: string | null
  count: number
}

/**
 * Returns the quantities that a person entered for a product: for the product as a whole, and for
 * single lots.
 */
export const countedOf = (productId: string, counts: Counts): Counted[] =>
  Object.entries(counts).flatMap(([key, count]) => {
    const [id, ...rest] = key.split(' ')
    if (id !== productId || count === 0) return []
    if (rest.length === 0) return [{ id, count }]
    const lotId = rest.join(' ')
    return [{ id, lotId: lotId === withoutLot ? null : lotId, count }]
  })
