import type { Stock } from '../../contract/types.ts'
import type { BalanceRecord, LotRecord } from '../../ports/stock/ledger.ts'
import type { ProductCentreRecord, ProductRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import { isExpired, type LotBalance, usableStock } from '../../stock/rules/lots.ts'
import { stockStatus } from '../../stock/rules/stock-status.ts'

/** The id of a lot in requests and responses; null for the units without a lot. */
export function lotIdOf({ lot, expiry }: Pick<LotRecord, 'lot' | 'expiry'>): string | null {
  return lot === '' && expiry === '' ? null : `${expiry}/${lot}`
}

/** Returns the parts of a lot's id. */
export function lotOf(lotId: string | null): Pick<LotRecord, 'lot' | 'expiry'> {
  if (lotId === null) return { lot: '', expiry: '' }
  const slash = lotId.indexOf('/')
  return { expiry: lotId.slice(0, slash), lot: lotId.slice(slash + 1) }
}

/** Converts a stored lot to the form that the rules use. */
export function lotBalance(row: LotRecord): LotBalance {
  return { lotId: lotIdOf(row), expiry: row.expiry || null, qty: row.qty }
}

interface Parts {
  lots: readonly LotRecord[]
  balance: BalanceRecord | undefined
  thresholds: ProductCentreRecord | undefined
  centreId: string
  today: string
}

function entryOf(product: ProductRecord, parts: Parts): Stock {
  const { lots, balance, thresholds, centreId, today } = parts
  const balances = lots.map(lotBalance)
  const usableQty = usableStock(balances, today)
  const next = balances.find((lot) => lot.expiry !== null && !isExpired(lot, today))
  return {
    productId: product.id,
    centreId,
    name: product.name,
    code: product.code,
    conditionnement: product.conditionnement,
    qty: balance?.qty ?? 0,
    usableQty,
    status: stockStatus({
      stock: usableQty,
      // The API has no orders yet, so nothing is on order.
      onOrder: 0,
      thresholds: thresholds
        ? {
            qtyTriggerOrder: thresholds.qty_trigger_order,
            qtyMinInStock: thresholds.qty_min_in_stock,
          }
        : null,
    }),
    nextExpiry: next?.expiry ?? null,
    lastMovementAt: balance?.moved_at ?? null,
    lots: lots.map((row) => ({
      lotId: lotIdOf(row),
      lot: row.lot || null,
      expiry: row.expiry || null,
      qty: row.qty,
    })),
  }
}

/** Loads the stock of these products at a centre, in their order. `now` is in seconds since 1970. */
export async function stockEntries(
  { ledger, productCentres }: StockRepositories,
  centreId: string,
  products: readonly ProductRecord[],
  now: number,
): Promise<Stock[]> {
  const ids = products.map(({ id }) => id)
  const lots = Map.groupBy(await ledger.lots(centreId, ids), (row) => row.product_id)
  const balances = new Map(
    (await ledger.balances(centreId, ids)).map((row) => [row.product_id, row]),
  )
  const thresholds = new Map(
    (await productCentres.all({ centre_id: centreId, product_id: ids })).map((row) => [
      row.product_id,
      row,
    ]),
  )
  const { date: today } = localHour(now)
  return products.map((product) =>
    entryOf(product, {
      lots: lots.get(product.id) ?? [],
      balance: balances.get(product.id),
      thresholds: thresholds.get(product.id),
      centreId,
      today,
    }),
  )
}
