import type { LotBalance } from './lots.ts'

/** The counted units of a product in one lot. */
export interface CountedLot {
  productId: string
  lotId: string | null
  /** Units that were counted. */
  qty: number
  /** Units in stock, according to the ledger, at the moment of the count. */
  stockThen: number
}

/** Units that closing a count adds to a lot, or takes out if negative; never 0. */
export interface CountMovement {
  productId: string
  lotId: string | null
  qty: number
}

/** A difference that cannot be booked in full, because units were taken out after the count. */
export interface CountShortfall {
  productId: string
  lotId: string | null
  /**
   * Units that are no longer in stock, but would have to be taken out to book the whole difference;
   * positive.
   */
  missing: number
}

export interface CountClosing {
  lines: readonly CountedLot[]
  /** The current lots of each product. */
  lots: ReadonlyMap<string, readonly LotBalance[]>
  /** Ids of products whose uncounted lots are set to 0. */
  emptied: readonly string[]
}

export interface CountResult {
  movements: CountMovement[]
  shortfalls: CountShortfall[]
}

/** Returns the counted units minus the units in stock at the moment of the count. */
export const countDifference = ({ qty, stockThen }: Pick<CountedLot, 'qty' | 'stockThen'>) =>
  qty - stockThen

/**
 * Returns what closing a count books. A counted lot changes by the difference between the counted
 * units and the stock at the moment of the count, so later movements are preserved. No lot goes
 * below 0.
 */
export function closeCount({ lines, lots, emptied }: CountClosing): CountResult {
  const result: CountResult = { movements: [], shortfalls: [] }
  for (const { productId, lotId, ...counted } of lines) {
    const stock = lots.get(productId)?.find((lot) => lot.lotId === lotId)?.qty ?? 0
    const wanted = countDifference(counted)
    const qty = Math.max(wanted, -stock)
    if (qty !== 0) result.movements.push({ productId, lotId, qty })
    if (qty !== wanted) result.shortfalls.push({ productId, lotId, missing: qty - wanted })
  }
  for (const { productId, lotId, qty } of uncountedLots({ lines, lots, emptied })) {
    result.movements.push({ productId, lotId, qty: -qty })
  }
  return result
}

/** Returns the uncounted lots that contain units, for the products in `emptied`. */
export function uncountedLots({ lines, lots, emptied }: CountClosing): CountMovement[] {
  const counted = Map.groupBy(lines, ({ productId }) => productId)
  return emptied.flatMap((productId) =>
    (lots.get(productId) ?? [])
      .filter(
        ({ lotId, qty }) =>
          qty > 0 && !counted.get(productId)?.some((line) => line.lotId === lotId),
      )
      .map(({ lotId, qty }) => ({ productId, lotId, qty })),
  )
}
