import type { LotRecord, NewMovement } from '../../ports/stock/ledger.ts'
import type { ProductRecord } from '../../ports/stock/records.ts'
import type { StockParts } from '../../ports/stock/stock-list.ts'
import { byExpiry } from '../../stock/rules/lots.ts'

type Units = Pick<NewMovement, 'lot' | 'expiry' | 'qty'>

/**
 * Returns the stored data about a product after a booking, without reading it again: nobody else
 * can have changed it, since the booking holds the product's lock.
 *
 * @param units what the booking has added to the product, negative if taken out; at least one
 */
export function partsAfterBooking(
  parts: StockParts,
  { id: product_id, organisation_id }: Pick<ProductRecord, 'id' | 'organisation_id'>,
  units: readonly Units[],
  { centreId: centre_id, now }: { centreId: string; now: number },
): StockParts {
  const lots = new Map(parts.lots.map((lot) => [keyOf(lot), lot]))
  for (const { lot, expiry, qty } of units) {
    const key = keyOf({ lot, expiry })
    const former: LotRecord = lots.get(key) ?? {
      organisation_id,
      centre_id,
      product_id,
      lot,
      expiry,
      qty: 0,
    }
    lots.set(key, { ...former, qty: former.qty + qty })
  }
  const added = units.reduce((sum, { qty }) => sum + qty, 0)
  return {
    ...parts,
    lots: [...lots.values()].filter(({ qty }) => qty > 0).toSorted(byExpiry),
    balance: { product_id, qty: (parts.balance?.qty ?? 0) + added, moved_at: now },
  }
}

const keyOf = ({ lot, expiry }: Pick<LotRecord, 'lot' | 'expiry'>) => `${expiry}/${lot}`
