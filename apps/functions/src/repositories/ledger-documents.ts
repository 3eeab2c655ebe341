import type { BalanceRecord, LotRecord, NewMovement } from '@org/api'
import { byExpiry } from '@org/api/stock'
import { documentId } from '../documents/document-id.ts'

/** Units of a lot, stored in the document of its product at a centre. */
type StoredLot = Pick<LotRecord, 'lot' | 'expiry' | 'qty'>

/**
 * The stock of a product at a centre, with its lots. One document, so that every booking of the
 * product there conflicts with every other one.
 */
export interface StoredBalance extends BalanceRecord {
  organisation_id: string
  centre_id: string
  /** How many movements there are so far; determines the number of the next one. */
  movement_count: number
  /** The earliest expiry of a lot; null if no lot has one. */
  first_expiry: string | null
  /** Only lots that contain units. */
  lots: StoredLot[]
}

export const balanceCollection = 'stock_balances'

/** Returns the id of a product's balance at a centre. */
export const balanceId = (centreId: string, productId: string) => documentId(centreId, productId)

/** Returns the lots of a balance as records. */
export function lotsOf({
  organisation_id,
  centre_id,
  product_id,
  lots,
}: StoredBalance): LotRecord[] {
  return lots.map((lot) => ({ ...lot, organisation_id, centre_id, product_id }))
}

/**
 * Returns the balance after a movement.
 *
 * @throws Error if the lot would go below 0
 */
export function afterMovement(
  balance: StoredBalance | null,
  organisationId: string,
  { booking_id, centre_id, product_id, lot, expiry, qty, created_at }: NewMovement,
): StoredBalance {
  const isOther = (one: StoredLot) => one.lot !== lot || one.expiry !== expiry
  const former = balance?.lots ?? []
  const sum = (former.find((one) => !isOther(one))?.qty ?? 0) + qty
  if (sum < 0) throw new Error(`The booking ${booking_id} takes more than the lot contains`)
  const lots = [...former.filter(isOther), ...(sum > 0 ? [{ lot, expiry, qty: sum }] : [])]
  const expiries = lots.map((one) => one.expiry).filter((one) => one !== '')
  return {
    organisation_id: organisationId,
    centre_id,
    product_id,
    qty: (balance?.qty ?? 0) + qty,
    moved_at: Math.max(balance?.moved_at ?? 0, created_at),
    movement_count: (balance?.movement_count ?? 0) + 1,
    first_expiry: expiries.toSorted()[0] ?? null,
    lots: lots.toSorted(byExpiry),
  }
}
