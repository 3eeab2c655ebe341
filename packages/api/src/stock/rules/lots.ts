/** The units of a product in one lot, or without a lot. */
export interface LotBalance {
  /** Null for the units without a lot. */
  lotId: string | null
  /** The last day of use, `YYYY-MM-DD`; null if there is none. */
  expiry: string | null
  qty: number
}

/** Units of one lot that are added or taken; always positive. */
export interface LotQuantity {
  lotId: string | null
  qty: number
}

/**
 * True when the last day of use is over.
 *
 * @param today the local date, `YYYY-MM-DD`
 */
export function isExpired({ expiry }: Pick<LotBalance, 'expiry'>, today: string): boolean {
  return expiry !== null && expiry < today
}

/**
 * True when the lot has expired or is about to: its last day of use is before `before`.
 *
 * @param before a local date, `YYYY-MM-DD`
 */
export function isExpiring({ expiry }: Pick<LotBalance, 'expiry'>, before: string): boolean {
  return expiry !== null && expiry < before
}

/** Sorts stored lots by expiry; those without an expiry, which is then empty, come last. */
export function byExpiry(
  one: { lot: string; expiry: string },
  other: { lot: string; expiry: string },
): number {
  return compare(one.expiry || '~', other.expiry || '~') || compare(one.lot, other.lot)
}

/** Returns the units that have not expired. Stock status and ordering count only these. */
export function usableStock(lots: readonly LotBalance[], today: string): number {
  return lots.reduce((sum, lot) => (isExpired(lot, today) ? sum : sum + lot.qty), 0)
}

/** Returns the units that have expired and are still in stock. */
export function expiredStock(lots: readonly LotBalance[], today: string): number {
  return lots.reduce((sum, lot) => (isExpired(lot, today) ? sum + lot.qty : sum), 0)
}

/**
 * Returns the usable lots in the order in which they are used: the earliest expiry first, then lots
 * without an expiry, then the units without a lot.
 */
export function lotsInOrder(lots: readonly LotBalance[], today: string): LotBalance[] {
  return lots.filter((lot) => lot.qty > 0 && !isExpired(lot, today)).toSorted(earliestFirst)
}

function earliestFirst(a: LotBalance, b: LotBalance): number {
  const rank = ({ lotId, expiry }: LotBalance) => (lotId === null ? 2 : expiry === null ? 1 : 0)
  return rank(a) - rank(b) || compare(a.expiry, b.expiry) || compare(a.lotId, b.lotId)
}

function compare(a: string | null, b: string | null): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}
