import type { BalanceRecord, LotRecord, ProductCentreRecord, StockParts } from '@org/api'
import { sql, type RawBuilder } from 'kysely'

/** The columns of `partsColumns`. */
export interface StoredParts {
  lots: LotRecord[] | null
  balances: BalanceRecord[] | null
  thresholds: ProductCentreRecord[] | null
  ordered: { product_id: string; qty: number }[] | null
}

/** Selects the lots, balances, thresholds and units on order of some products at a centre. */
export function partsColumns(
  organisationId: string,
  centreId: string,
  productIds: readonly string[],
): RawBuilder<unknown> {
  const isWanted = sql`organisation_id = ${organisationId} and centre_id = ${centreId} and
    product_id in (select jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))`
  return sql`
    (select json_agg(lots order by nullif(expiry, '') collate "C" nulls last, lot collate "C")
      from stock_lots as lots where ${isWanted} and qty > 0) as lots,
    (select json_agg(json_build_object('product_id', product_id, 'qty', qty, 'moved_at', moved_at))
      from stock_balances as balances where ${isWanted} and exists (select 1 from stock_lots
        where stock_lots.centre_id = balances.centre_id
        and stock_lots.product_id = balances.product_id)) as balances,
    (select json_agg(thresholds) from product_centres as thresholds where ${isWanted}) as thresholds,
    (select json_agg(ordered) from (
      select line ->> 'product_id' as product_id, sum((line ->> 'qty')::int)::int as qty
      from commands cross join jsonb_array_elements(lines) as line
      where organisation_id = ${organisationId} and centre_id = ${centreId}
        and status in ('created', 'sent') and line ->> 'product_id' in
          (select jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))
      group by 1) as ordered) as ordered`
}

/** Returns the parts of each product, in the order of the ids. */
export function partsOf(
  found: StoredParts | undefined,
  productIds: readonly string[],
): StockParts[] {
  const byProduct = <R extends { product_id: string }>(rows: readonly R[] | null | undefined) =>
    new Map((rows ?? []).map((row) => [row.product_id, row]))
  const lots = Map.groupBy(found?.lots ?? [], (row) => row.product_id)
  const balances = byProduct(found?.balances)
  const thresholds = byProduct(found?.thresholds)
  const ordered = byProduct(found?.ordered)
  return productIds.map((id) => ({
    lots: lots.get(id) ?? [],
    balance: balances.get(id),
    thresholds: thresholds.get(id),
    onOrder: ordered.get(id)?.qty ?? 0,
  }))
}
