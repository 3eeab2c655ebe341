import type { ExpiryDays, ProductRecord, Scope, StockList, Table } from '@org/api'
import type { ListQuery } from '@org/api/contract'
import { stockStatuses } from '@org/api/stock'
import { sql, type RawBuilder } from 'kysely'
import { orderExpression } from './conditions.ts'
import type { AnyTable, Queryable } from './queryable.ts'
import { listConditions } from './scoped-list.ts'
import { partsColumns, partsOf, type StoredParts } from './stock-parts.ts'

/** The expression of each figure that a list can be ordered by. */
const figures: Readonly<Record<string, RawBuilder<unknown>>> = {
  status: sql`array_position(${sql.lit(`{${stockStatuses.join(',')}}`)}::text[], status)`,
  qty: sql.ref('qty'),
  on_order: sql.ref('on_order'),
  next_expiry: sql`next_expiry collate "C"`,
  last_movement_at: sql.ref('last_movement_at'),
}

/** Lists the products of a scope's organisation by their stock at a centre. */
export function stockList(
  db: Queryable,
  { organisationId }: Scope,
  products: Table<ProductRecord>,
): StockList {
  return {
    async page(centreId, days, query) {
      if (!usesFigures(query)) return products.list(query)
      const entries = entriesOf({ organisationId, centreId, ...days })
      const condition = listConditions(query)
      const page = await query.order
        .reduce(
          (rows, { field, descending }) => rows.orderBy(orderOf(field, descending)),
          (db as unknown as AnyTable)
            .selectFrom(entries.as<'entries'>('entries'))
            .where(condition)
            .select(['id', sql<number>`(count(*) over ())::int`.as('matching')]),
        )
        .orderBy('id')
        .limit(query.limit)
        .offset(query.offset)
        .execute()
      const ids = page.map(({ id }) => String(id))
      const rows = new Map((await products.all({ id: ids })).map((row) => [row.id, row]))
      const total = page[0]?.matching ?? (await countOf(db, entries, condition, query.offset))
      return { data: ids.flatMap((id) => rows.get(id) ?? []), total }
    },

    async parts(centreId, productIds) {
      const { rows } =
        await sql<StoredParts>`select ${partsColumns(organisationId, centreId, productIds)}`.execute(
          db,
        )
      return partsOf(rows[0], productIds)
    },
  }
}

interface At extends ExpiryDays {
  organisationId: string
  centreId: string
}

/**
 * Whether a list filters or sorts by stock figures, which the index of the products does not
 * contain.
 */
function usesFigures({ where, order }: ListQuery): boolean {
  return (
    ['status', 'is_to_order', 'is_expiring'].some((field) => field in where) ||
    order.some(({ field }) => field in figures)
  )
}

function orderOf(field: string, isDescending: boolean): RawBuilder<unknown> {
  const figure = figures[field]
  if (!figure) return orderExpression(field, isDescending)
  return isDescending ? sql`${figure} desc nulls last` : sql`${figure} asc nulls last`
}

/** Counts the matching rows when a page is empty, because the page may lie beyond the last row. */
async function countOf(
  db: Queryable,
  entries: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
  offset: number,
): Promise<number> {
  if (offset === 0) return 0
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from ${entries} as entries where ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * The products with their figures at a centre; `status` and `is_to_order` implement the rules
 * `stockStatus` and `isBelowTrigger` in SQL. Only products have a condition on the organisation,
 * because rows that refer to a product belong to the product's organisation.
 *
 * Postgres leaves out the joins that a query does not need. `offset 0` makes Postgres join all
 * products at once. Otherwise it would look up each product of a short page in the other tables,
 * which takes seconds.
 */
function entriesOf({
  organisationId,
  centreId,
  today,
  expiringBefore,
}: At): RawBuilder<Record<string, unknown>> {
  return sql<Record<string, unknown>>`(
    select *,
      case when usable <= 0 then 'out'
        when is_to_order then 'to_order'
        when usable < minimum then 'low'
        else 'enough' end as status
    from (
      select products.id, name, code, created_at, category_id, supplier_id, is_archived,
        coalesce(qty, 0) as qty, coalesce(usable, 0) as usable, coalesce(on_order, 0) as on_order,
        next_expiry, last_movement_at, minimum, coalesce(is_expiring, false) as is_expiring,
        coalesce(coalesce(usable, 0) + coalesce(on_order, 0) <= trigger, false) as is_to_order
      from products
      left join (
        select product_id, sum(qty)::int as qty,
          sum(qty) filter (where expiry = '' or expiry collate "C" >= ${today})::int as usable,
          min(expiry collate "C") filter (where expiry collate "C" >= ${today}) as next_expiry,
          bool_or(expiry <> '' and expiry collate "C" < ${expiringBefore}) as is_expiring
        from stock_lots where centre_id = ${centreId} and qty > 0 group by product_id
      ) as held on held.product_id = products.id
      left join (
        select line ->> 'product_id' as product_id, sum((line ->> 'qty')::int)::int as on_order
        from commands cross join jsonb_array_elements(lines) as line
        where organisation_id = ${organisationId} and centre_id = ${centreId}
          and status in ('created', 'sent') group by 1
      ) as ordered on ordered.product_id = products.id
      left join (
        select product_id, qty_trigger_order as trigger, qty_min_in_stock as minimum
        from product_centres where centre_id = ${centreId}
      ) as thresholds on thresholds.product_id = products.id
      left join (
        select product_id, moved_at as last_movement_at from stock_balances
          where centre_id = ${centreId}
          and exists (select 1 from stock_lots where stock_lots.centre_id = stock_balances.centre_id
            and stock_lots.product_id = stock_balances.product_id)
      ) as moved on moved.product_id = products.id
      where products.organisation_id = ${organisationId}
      offset 0
    ) as figures
  )`
}
