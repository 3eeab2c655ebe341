import type { LotRecord } from '../../ports/stock/ledger.ts'
import type { LotBalance } from '../../stock/rules/lots.ts'

/** Returns the id of a lot in requests and responses; null for the units without a lot. */
export function lotIdOf({ lot, expiry }: Pick<LotRecord, 'lot' | 'expiry'>): string | null {
  return lot === '' && expiry === '' ? null : `${expiry}/${lot}`
}

/** Returns the lot and the expiry that a lot's id contains. */
export function lotOf(lotId: string | null): Pick<LotRecord, 'lot' | 'expiry'> {
  if (lotId === null) return { lot: '', expiry: '' }
  const slash = lotId.indexOf('/')
  return { expiry: lotId.slice(0, slash), lot: lotId.slice(slash + 1) }
}

/** Converts a stored lot to the form that the rules use. */
export function lotBalance(row: LotRecord): LotBalance {
  return { lotId: lotIdOf(row), expiry: row.expiry || null, qty: row.qty }
}
