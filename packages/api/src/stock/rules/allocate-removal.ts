import { isExpired, type LotBalance, type LotQuantity, lotsInOrder, usableStock } from './lots.ts'

/** A request to take units of a product out of stock. */
export interface RemovalRequest {
  /** A positive whole number. */
  qty: number
  /**
   * The lot to take from: null for the units without a lot, undefined to let the rule select lots.
   */
  lotId?: string | null | undefined
  /** True when a person has confirmed that the units may come from an expired lot. */
  isExpiredConfirmed?: boolean | undefined
}

/** The units to take from each lot, or the reason why nothing is taken. */
export type Removal =
  | { taken: LotQuantity[] }
  | {
      /** `expired` means that a person must confirm the expired lot. */
      refusal: 'not_enough' | 'expired'
      /**
       * The units that could be taken: those of the named lot, or else all that have not expired.
       */
      stock: number
    }

/**
 * Divides a removal among the lots of a product. It takes everything or nothing, and never more
 * than a lot contains. Expired units are taken only from the lot that the request names.
 *
 * @param today the local date, `YYYY-MM-DD`
 * @throws RangeError for a quantity that is not a positive whole number
 */
export function allocateRemoval(
  lots: readonly LotBalance[],
  request: RemovalRequest,
  today: string,
): Removal {
  const { qty, lotId } = request
  if (!Number.isSafeInteger(qty) || qty <= 0)
    throw new RangeError(`A removal needs a positive whole number of units, not ${qty}.`)
  if (lotId === undefined) return takeEarliest(lots, qty, today)
  const lot = lots.find((known) => known.lotId === lotId)
  const stock = lot?.qty ?? 0
  if (!lot || stock < qty) return { refusal: 'not_enough', stock }
  if (isExpired(lot, today) && !request.isExpiredConfirmed) return { refusal: 'expired', stock }
  return { taken: [{ lotId, qty }] }
}

function takeEarliest(lots: readonly LotBalance[], qty: number, today: string): Removal {
  const stock = usableStock(lots, today)
  if (stock < qty) return { refusal: 'not_enough', stock }
  const taken: LotQuantity[] = []
  let missing = qty
  for (const lot of lotsInOrder(lots, today)) {
    if (missing === 0) break
    const part = Math.min(lot.qty, missing)
    taken.push({ lotId: lot.lotId, qty: part })
    missing -= part
  }
  return { taken }
}
