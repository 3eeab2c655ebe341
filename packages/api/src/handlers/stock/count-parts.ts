import { found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type { StockCount } from '../../contract/types.ts'
import type { LotRecord } from '../../ports/stock/ledger.ts'
import type { CountLineRecord, CountRecord, StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import type { CountedLot } from '../../stock/rules/count.ts'
import type { LotBalance } from '../../stock/rules/lots.ts'
import { type CountedProduct, countView } from '../../views/stock/count-views.ts'
import { lotBalance, lotIdOf } from '../../views/stock/lot-ids.ts'
import { checkCentre } from './checks.ts'

const productFields = [
  'id',
  'name',
  'code',
  'conditionnement',
  'category_id',
  'is_archived',
] as const

/** Returns a count of a centre that the member may see. */
export async function visibleCount(
  stock: StockRepositories,
  member: StockMemberRecord,
  id: string,
): Promise<CountRecord> {
  const count = found(await stock.counts.get(id))
  await checkCentre(stock, member, count.centre_id)
  return count
}

/**
 * Returns an open count. Must run in a transaction, where `get` locks the count until the
 * transaction ends. Throws COUNT_ENDED if the count is no longer open.
 */
export async function openCount({ counts }: StockRepositories, id: string): Promise<CountRecord> {
  const count = found(await counts.get(id))
  if (count.status !== 'open') throw apiError('COUNT_ENDED')
  return count
}

/** Loads the products of a count's category; all products if the count has none. */
export const productsOf = (
  { products }: StockRepositories,
  { category_id }: Pick<CountRecord, 'category_id'>,
): Promise<CountedProduct[]> =>
  products.pick(productFields, category_id === null ? {} : { category_id })

/**
 * Loads the products of the lines, by id. Some may have moved to another category since they were
 * counted.
 */
export async function productsOfLines(
  { products }: StockRepositories,
  lines: readonly CountLineRecord[],
): Promise<Map<string, CountedProduct>> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const rows = ids.length === 0 ? [] : await products.pick(productFields, { id: ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Converts counts to the form of responses, with their progress. */
export async function countViews(
  stock: StockRepositories,
  counts: readonly CountRecord[],
): Promise<StockCount[]> {
  if (counts.length === 0) return []
  const products = await stock.products.pick(['id', 'category_id', 'is_archived'])
  const names = new Map(
    (await stock.categories.pick(['id', 'name'])).map(({ id, name }) => [id, name]),
  )
  const lines = await stock.countLines.pick(['count_id', 'product_id'], {
    count_id: counts.map(({ id }) => id),
  })
  const counted = Map.groupBy(lines, ({ count_id }) => count_id)
  return counts.map((count) =>
    countView(count, {
      category: count.category_id === null ? null : (names.get(count.category_id) ?? ''),
      products:
        count.category_id === null
          ? products
          : products.filter(({ category_id }) => category_id === count.category_id),
      counted: new Set(counted.get(count.id)?.map(({ product_id }) => product_id)),
    }),
  )
}

/** Converts one count to the form of responses. */
export async function viewOfCount(
  stock: StockRepositories,
  count: CountRecord,
): Promise<StockCount> {
  return found((await countViews(stock, [count]))[0])
}

/** Converts a stored line to the form that the rules use. */
export const countedLot = (line: CountLineRecord): CountedLot => ({
  productId: line.product_id,
  lotId: lotIdOf(line),
  qty: line.qty,
  stockThen: line.stock_then,
})

/** Groups stored lots by product, in the form that the rules use. */
export function lotsByProduct(rows: readonly LotRecord[]): Map<string, LotBalance[]> {
  const groups = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map([...groups].map(([productId, lots]) => [productId, lots.map(lotBalance)]))
}
