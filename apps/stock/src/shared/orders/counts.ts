/** What a person counts of products, or of their lots, by `countKey`. */
export type Counts = Readonly<Record<string, number>>

/** Stands for the units without a lot. The id of a lot contains a slash. */
const withoutLot = '-'

/** Identifies a product, or one of its lots: null for the units without a lot. */
export const countKey = (productId: string, lotId?: string | null): string =>
  lotId === undefined ? productId : `${productId} ${lotId ?? withoutLot}`

/** A product, or one of its lots, with what a person has counted of it. */
export interface Counted {
  id: string
  lotId?: string | null
  count: number
}

/** Returns what was counted of a product: of any lot, and of single lots. */
export const countedOf = (productId: string, counts: Counts): Counted[] =>
  Object.entries(counts).flatMap(([key, count]) => {
    const [id, ...rest] = key.split(' ')
    if (id !== productId || count === 0) return []
    if (rest.length === 0) return [{ id, count }]
    const lotId = rest.join(' ')
    return [{ id, lotId: lotId === withoutLot ? null : lotId, count }]
  })
