import type { LotBalance } from './lots.ts'

/** What was counted of a product in one lot. */
export interface CountedLot {
  productId: string
  lotId: string | null
  /** Units that were counted. */
  qty: number
  /** Units that were booked at the moment of the count. */
  stockThen: number
}

/** Units that closing a count adds, or takes out if negative; never 0. */
export interface CountMovement {
  productId: string
  lotId: string | null
  qty: number
}

/** A difference that cannot be booked in full, because units were taken out after the count. */
export interface CountShortfall {
  productId: string
  lotId: string | null
  /** Units that are missing to book the difference; positive. */
  missing: number
}

export interface CountClosing {
  lines: readonly CountedLot[]
  /** The lots of the products now. */
  lots: ReadonlyMap<string, readonly LotBalance[]>
  /** Products whose lots are set to 0 unless they were counted. */
  emptied: readonly string[]
}

export interface CountResult {
  movements: CountMovement[]
  shortfalls: CountShortfall[]
}

/** Returns the difference between what was counted and what was booked at that moment. */
export const countDifference = ({ qty, stockThen }: Pick<CountedLot, 'qty' | 'stockThen'>) =>
  qty - stockThen

/**
 * Returns what closing a count books. A counted lot changes by the difference to the stock at the moment
 * of the count, so that movements since then stay. No lot goes below 0.
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

/** Returns the lots of these products that contain units and were not counted. */
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
