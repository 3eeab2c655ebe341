import type { Stock } from '../../contract/types.ts'
import type { ProductRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import type { StockedProduct } from '../../ports/stock/stock-list.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import { lotIdOf } from '../../views/stock/lot-ids.ts'
import { stockFigures } from '../../views/stock/stock-figures.ts'

/**
 * Returns the stock of a product at a centre.
 *
 * @param today the local date, `YYYY-MM-DD`
 */
export function stockEntry(
  { product, parts }: StockedProduct,
  centreId: string,
  today: string,
): Stock {
  return {
    productId: product.id,
    centreId,
    name: product.name,
    code: product.code,
    conditionnement: product.conditionnement,
    isArchived: product.is_archived,
    ...stockFigures(parts, today).figures,
    lots: parts.lots.map((row) => ({
      lotId: lotIdOf(row),
      lot: row.lot || null,
      expiry: row.expiry || null,
      qty: row.qty,
    })),
  }
}

/**
 * Loads the stock of these products at a centre, in the sequence of the products. `now` is in
 * seconds since 1970.
 */
export async function stockEntries(
  { list }: StockRepositories,
  centreId: string,
  products: readonly ProductRecord[],
  now: number,
): Promise<Stock[]> {
  const parts = await list.parts(
    centreId,
    products.map(({ id }) => id),
  )
  const { date: today } = localHour(now)
  return products.flatMap((product, index) => {
    const stored = parts[index]
    return stored ? [stockEntry({ product, parts: stored }, centreId, today)] : []
  })
}
