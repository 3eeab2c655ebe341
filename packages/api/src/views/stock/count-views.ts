import type { StockCount, StockCountLine } from '../../contract/types.ts'
import type { CountLineRecord, CountRecord, ProductRecord } from '../../ports/stock/records.ts'
import { countDifference } from '../../stock/rules/count.ts'
import { lotIdOf } from './lot-ids.ts'

/** The fields of a product that a count shows. */
export type CountedProduct = Pick<
  ProductRecord,
  'id' | 'name' | 'code' | 'conditionnement' | 'category_id' | 'is_archived'
>

interface CountParts {
  /** Name of the counted category; null if the count includes all products. */
  category: string | null
  /** The products that the count includes. */
  products: readonly Pick<ProductRecord, 'id' | 'is_archived'>[]
  /** Ids of the products that have a line. */
  counted: ReadonlySet<string>
}

export function countView(
  row: CountRecord,
  { category, products, counted }: CountParts,
): StockCount {
  return {
    id: row.id,
    centreId: row.centre_id,
    categoryId: row.category_id,
    category,
    status: row.status,
    person: row.person,
    createdAt: row.created_at,
    endedBy: row.ended_by || null,
    endedAt: row.ended_at || null,
    countedProducts: products.filter(({ id }) => counted.has(id)).length,
    products: products.filter(({ id, is_archived }) => !is_archived || counted.has(id)).length,
    revision: row.revision,
  }
}

export function countLineView(row: CountLineRecord, product: CountedProduct): StockCountLine {
  return {
    id: row.id,
    productId: row.product_id,
    name: product.name,
    code: product.code,
    conditionnement: product.conditionnement,
    isArchived: product.is_archived,
    lotId: lotIdOf(row),
    lot: row.lot || null,
    expiry: row.expiry || null,
    qty: row.qty,
    stockThen: row.stock_then,
    difference: countDifference({ qty: row.qty, stockThen: row.stock_then }),
    userId: row.user_id,
    person: row.person,
    countedAt: row.counted_at,
    revision: row.revision,
  }
}
