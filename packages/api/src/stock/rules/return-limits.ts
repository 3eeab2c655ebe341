import type { ProductQuantity } from './on-order.ts'

/** What an order delivered, and what went back to the supplier already. */
export interface ReturnOrigin {
  /** Units that the order delivered, by product. */
  delivered: ReadonlyMap<string, number>
  /** The lines of returns of this order that were validated. */
  returned: readonly ProductQuantity[]
}

/** A product of which a return has more units than can still go back. */
export interface ExcessiveReturn {
  productId: string
  /** Units that can still go back. */
  left: number
}

/**
 * Returns the products of which a return has more units than its order delivered, less what went
 * back already. A product may have several lines, one per lot.
 */
export function excessIn(
  lines: readonly ProductQuantity[],
  { delivered, returned }: ReturnOrigin,
): ExcessiveReturn[] {
  const wanted = Map.groupBy(lines, ({ productId }) => productId)
  const gone = Map.groupBy(returned, ({ productId }) => productId)
  const sum = (parts: readonly ProductQuantity[] = []) => parts.reduce((n, { qty }) => n + qty, 0)
  return [...wanted].flatMap(([productId, parts]) => {
    const left = Math.max(0, (delivered.get(productId) ?? 0) - sum(gone.get(productId)))
    return sum(parts) > left ? [{ productId, left }] : []
  })
}
