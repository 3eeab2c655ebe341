import type { StockRepositories } from '../../../ports/stock/repositories.ts'
import { storedForms } from '../../../stock/codes/index.ts'
import type { OpeningCatalogue } from '../../../stock/import/index.ts'

/** The products to which the codes of a table belong. */
export interface OpeningProducts {
  ids: string[]
  product: OpeningCatalogue['product']
}

/** Finds the products with these codes. */
export async function loadOpeningProducts(
  { productCodes, products }: StockRepositories,
  codes: readonly string[],
): Promise<OpeningProducts> {
  const wanted = new Set(codes.flatMap((code) => storedForms(code)))
  const rows = (await productCodes.pick(['code', 'product_id'])).filter(({ code }) =>
    wanted.has(code),
  )
  const named = new Map(
    (await products.pick(['id', 'name', 'is_archived'])).map((row) => [row.id, row]),
  )
  const byCode = new Map(rows.map(({ code, product_id }) => [code, named.get(product_id)]))
  return {
    ids: [...new Set(rows.map(({ product_id }) => product_id))],
    product(code) {
      const row = byCode.get(code)
      return row && { id: row.id, name: row.name, isArchived: row.is_archived }
    },
  }
}

/** Loads the stock of these products at a centre. */
export async function loadOpeningStock(
  { ledger }: StockRepositories,
  centreId: string,
  productIds: readonly string[],
): Promise<Pick<OpeningCatalogue, 'stock' | 'lots'>> {
  const key = (productId: string, lot: string, expiry: string) =>
    JSON.stringify([productId, lot, expiry])
  const lots = await ledger.lots(centreId, productIds)
  const held = new Map(
    lots.map(({ product_id, lot, expiry, qty }) => [key(product_id, lot, expiry), qty]),
  )
  const byProduct = Map.groupBy(lots, (row) => row.product_id)
  return {
    stock: ({ productId, lot, expiry }) => held.get(key(productId, lot, expiry)) ?? 0,
    lots: (productId) => (byProduct.get(productId) ?? []).map(({ lot }) => lot),
  }
}
