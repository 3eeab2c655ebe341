import type { LotRecord, MovementRecord, NamedLot, Scope, StockLedger } from '@org/api'
import { type RawBuilder, sql } from 'kysely'
import { byValues } from '../storage/statement-names.ts'
import type { Queryable } from './queryable.ts'

type Lots = Pick<StockLedger, 'searchLots' | 'ordersOfLot' | 'lotStock' | 'lotMovements'>

/** The expression of the indexes of lots by name. */
const upper = (text: RawBuilder<unknown>) => sql`upper(${text} collate "C") collate "C"`

/**
 * Whether a lot has this name, whatever its case. `lot <> ''` repeats the condition of the partial
 * index, because Postgres would not use the index otherwise.
 */
export const isNamed = (name: string): RawBuilder<boolean> =>
  sql<boolean>`(lot <> '' and ${upper(sql`lot`)} = ${upper(sql`${name}::text`)})`

/** The last character, which ends the range of the names that start with a text. */
const last = '\u{10ffff}'

/** The part of an organisation's ledger that looks up lots. */
export function stockLots(db: Queryable, { organisationId }: Scope): Lots {
  return {
    async searchLots(prefix, centreIds, limit) {
      // Reads the first lots of each centre in the order of the index, and then drops those that do
      // not start with the text: with both ends of the range in the inner query, Postgres expects
      // few lots and reads and sorts all that match.
      const { rows } = await sql<NamedLot>`select distinct found.*
        from jsonb_array_elements_text(${JSON.stringify(centreIds)}::jsonb) as centre (id)
        cross join lateral (
          select ${upper(sql`lot`)} as name, lot, expiry, product_id from stock_lots
          where organisation_id = ${organisationId} and centre_id = centre.id and lot <> ''
            and ${upper(sql`lot`)} >= ${upper(sql`${prefix}::text`)}
          order by name, lot, expiry, product_id limit ${limit}
        ) as found
        where name < ${upper(sql`${prefix + last}::text`)}
        order by name, lot, expiry, product_id limit ${limit}`.execute(db)
      return rows.map(({ product_id, lot, expiry }) => ({ product_id, lot, expiry }))
    },

    async ordersOfLot(centreId, lot) {
      const { rows } = await sql<{ source_id: string }>`select distinct source_id
        from stock_movements
        where organisation_id = ${organisationId} and centre_id = ${centreId}
          and reason = 'received' and ${isNamed(lot)}`.execute(db)
      return rows.map((row) => row.source_id)
    },

    async lotStock({ productId, lot, centreIds }) {
      const { rows } = await sql<LotRecord>`select * from stock_lots
        where organisation_id = ${organisationId} and product_id = ${productId} and lot = ${lot}
          and qty > 0 and centre_id in
            (select jsonb_array_elements_text(${JSON.stringify(centreIds)}::jsonb))
        order by expiry collate "C", centre_id`.execute(db)
      return rows
    },

    async lotMovements({ productId, lot, centreIds }, { limit, offset }) {
      const query = db
        .selectFrom('stock_movements')
        .where('organisation_id', '=', organisationId)
        .where('product_id', '=', productId)
        .where('lot', '=', lot)
        .where('lot', '<>', '')
        .where(
          sql<boolean>`centre_id in
            (select jsonb_array_elements_text(${JSON.stringify(centreIds)}::jsonb))`,
        )
        .where(byValues)
      const { total } = await query
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow()
      const rows = await query
        .selectAll()
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      const data = rows.map(({ number: _, ...row }): MovementRecord => row)
      return { data, total }
    },
  }
}
