import type { Stock } from '../../contract/types.ts'
import type { ProductRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import { unitsOnOrder } from '../../stock/rules/on-order.ts'
import { lotIdOf } from '../../views/stock/lot-ids.ts'
import { stockFigures, type StockParts } from '../../views/stock/stock-figures.ts'

function entryOf(
  product: ProductRecord,
  centreId: string,
  parts: StockParts,
  today: string,
): Stock {
  return {
    productId: product.id,
    centreId,
    name: product.name,
    code: product.code,
    conditionnement: product.conditionnement,
    ...stockFigures(parts, today).figures,
    lots: parts.lots.map((row) => ({
      lotId: lotIdOf(row),
      lot: row.lot || null,
      expiry: row.expiry || null,
      qty: row.qty,
    })),
  }
}

/** Returns the units on order at a centre, by product. */
async function unitsOnOrderAt(
  { commands }: StockRepositories,
  centreId: string,
): Promise<Map<string, number>> {
  const where = { centre_id: centreId, status: ['created', 'sent'] }
  const open = await commands.pick(['status', 'lines'], where)
  return unitsOnOrder(
    open.map(({ status, lines }) => ({
      status,
      lines: lines.map(({ product_id, qty }) => ({ productId: product_id, qty })),
    })),
  )
}

/** Loads the stock of these products at a centre, in their order. `now` is in seconds since 1970. */
export async function stockEntries(
  stock: StockRepositories,
  centreId: string,
  products: readonly ProductRecord[],
  now: number,
): Promise<Stock[]> {
  const { ledger, productCentres } = stock
  const ids = products.map(({ id }) => id)
  const onOrder = await unitsOnOrderAt(stock, centreId)
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
    entryOf(
      product,
      centreId,
      {
        lots: lots.get(product.id) ?? [],
        balance: balances.get(product.id),
        thresholds: thresholds.get(product.id),
        onOrder: onOrder.get(product.id) ?? 0,
      },
      today,
    ),
  )
}
