import {
  CentreArchivedError,
  type LotRecord,
  MissingReferenceError,
  type MovementRecord,
  type NewMovement,
  type Scope,
  type ShortageRecord,
  type StockLedger,
} from '@org/api'
import { sql } from 'kysely'
import { byValues } from '../storage/statement-names.ts'
import { convertDatabaseErrors } from './database-errors.ts'
import type { Queryable } from './queryable.ts'
import { isNamed, stockLots } from './stock-lots.ts'

/** Sends ids as one JSON string, because a statement has a parameter limit. */
const idsOf = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** Accesses the stock ledger of a scope's organisation. */
export function stockLedger(db: Queryable, { organisationId }: Scope): StockLedger {
  return {
    async lock(centreId, productIds, now) {
      // Locks the rows in the order of the ids, so that two bookings cannot deadlock. `do update`
      // locks a row even if its condition is false. The products are those of the organisation, so
      // that no row of another one is locked.
      const ids = [...new Set(productIds)]
      const { rows } = await convertDatabaseErrors(
        sql<{ products: number; archived: string | null }>`with wanted as (
            select id from products
            where organisation_id = ${organisationId} and id in ${idsOf(ids)}
          ), locked as (
            insert into stock_balances (organisation_id, centre_id, product_id, qty, moved_at)
            select ${organisationId}, ${centreId}, id, 0, ${now}::bigint
            from wanted order by id collate "C"
            on conflict (centre_id, product_id) do update set qty = excluded.qty where false
          ) select count(*)::int as products, (select name from centres
            where organisation_id = ${organisationId} and id = ${centreId} and is_archived) as archived
          from wanted`.execute(db),
      )
      const archived = rows[0]?.archived ?? null
      if (archived !== null) throw new CentreArchivedError(archived)
      if (rows[0]?.products !== ids.length) throw new MissingReferenceError('product_id')
    },

    async lots(centreId, productIds) {
      const { rows } = await sql<LotRecord>`select * from stock_lots
        where organisation_id = ${organisationId} and centre_id = ${centreId}
          and product_id in ${idsOf(productIds)} and qty > 0
        order by nullif(expiry, '') collate "C" nulls last, lot collate "C"`.execute(db)
      return rows
    },

    async expiringLots(centreId, before, limit) {
      const query = sql`from stock_lots where organisation_id = ${organisationId}
        and centre_id = ${centreId} and qty > 0 and expiry <> ''
        and expiry collate "C" < ${before}`
      const { rows: data } = await sql<LotRecord>`select * ${query}
        order by expiry collate "C", lot collate "C", product_id collate "C"
        limit ${limit}`.execute(db)
      const { rows } = await sql<{ total: number }>`select count(*)::int as total ${query}`.execute(
        db,
      )
      return { data, total: rows[0]?.total ?? 0 }
    },

    balances: (centreId, productIds) =>
      db
        .selectFrom('stock_balances')
        .select(['product_id', 'qty', 'moved_at'])
        .where('organisation_id', '=', organisationId)
        .where('centre_id', '=', centreId)
        .where(sql<boolean>`product_id in ${idsOf(productIds)}`)
        .where(
          sql<boolean>`exists (select 1 from stock_lots where
          stock_lots.centre_id = stock_balances.centre_id
          and stock_lots.product_id = stock_balances.product_id)`,
        )
        .execute(),

    async shortages(centreId, today) {
      // One JSON string, because the embedded engine is slow at reading thousands of rows. Lots and
      // thresholds have no condition on the organisation, because their product already has one.
      // Postgres can then read lots and thresholds from indexes alone.
      const { rows } = await sql<{ found: ShortageRecord[] | null }>`with usable as (
          select product_id, sum(qty)::int as qty from stock_lots
          where centre_id = ${centreId} and qty > 0
            and (expiry = '' or expiry collate "C" >= ${today})
          group by product_id
        ), short as (
          select product.id as product_id, name, supplier_id, conditionnement, qty_trigger_order,
            qty_min_in_stock, coalesce(usable.qty, 0) as usable
          from product_centres as threshold
          left join usable on usable.product_id = threshold.product_id
          join products as product on product.id = threshold.product_id
          where product.organisation_id = ${organisationId} and threshold.centre_id = ${centreId}
            and not is_archived and coalesce(usable.qty, 0) <= qty_trigger_order
        ) select json_agg(short order by product_id collate "C") as found from short`.execute(db)
      return rows[0]?.found ?? []
    },

    async isBooked(bookingId) {
      const row = await db
        .selectFrom('stock_bookings')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('id', '=', bookingId)
        .executeTakeFirst()
      return row !== undefined
    },

    async book(bookingId, movements) {
      if (movements.length === 0) throw new Error('A booking needs a movement')
      return insertBooking(db, organisationId, bookingId, movements)
    },

    async movements(centreId, productId, { limit, offset, lot }) {
      const query = db
        .selectFrom('stock_movements')
        .where('organisation_id', '=', organisationId)
        .where('centre_id', '=', centreId)
        .where(byValues)
        .$if(productId !== null, (query) => query.where('product_id', '=', productId))
        .$if(lot !== undefined, (query) => query.where(isNamed(lot ?? '')))
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

    async movementsFrom(sourceId) {
      const rows = await db
        .selectFrom('stock_movements')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('source_id', '=', sourceId)
        // Repeats the condition of the partial index, because Postgres would not use the index
        // otherwise.
        .where('source_id', '<>', '')
        .orderBy('number')
        .execute()
      return rows.map(({ number: _, ...row }): MovementRecord => row)
    },

    ...stockLots(db, { organisationId }),
  }
}

/**
 * Inserts a booking with its movements and changes the balances of lots and products, in one
 * statement, because separate statements took most of a booking's time. Does nothing if the booking
 * exists.
 *
 * Lots that lose units exist already; they are updated rather than inserted, because an insert of a
 * negative quantity would break the constraint before the conflict is found.
 */
async function insertBooking(
  db: Queryable,
  organisationId: string,
  bookingId: string,
  movements: readonly NewMovement[],
): Promise<boolean> {
  const { rows } = await sql`with booking as (
      insert into stock_bookings (organisation_id, id, created_at)
      values (${organisationId}, ${bookingId}, ${movements[0]?.created_at}::bigint)
      on conflict do nothing returning id
    ), added as (
      insert into stock_movements (id, organisation_id, booking_id, centre_id, product_id, lot, expiry,
        qty, reason, source_id, user_id, person, created_at)
      select movement.id, ${organisationId}, booking.id, centre_id, product_id, lot, expiry, qty, reason,
        source_id, user_id, person, created_at
      from booking, jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as movement (id text,
        centre_id text, product_id text, lot text, expiry text, qty int, reason text, source_id text,
        user_id text, person text, created_at bigint)
      returning centre_id, product_id, lot, expiry, qty, created_at
    ), change as (
      select centre_id, product_id, lot, expiry, sum(qty)::int as qty, max(created_at) as moved_at
      from added group by centre_id, product_id, lot, expiry
    ), gaining as (
      insert into stock_lots as held (organisation_id, centre_id, product_id, lot, expiry, qty)
      select ${organisationId}, centre_id, product_id, lot, expiry, qty from change where qty >= 0
      on conflict (centre_id, product_id, expiry, lot)
        do update set qty = held.qty + excluded.qty
    ), losing as (
      update stock_lots set qty = stock_lots.qty + change.qty from change
      where change.qty < 0 and stock_lots.centre_id = change.centre_id
        and stock_lots.product_id = change.product_id and stock_lots.lot = change.lot
        and stock_lots.expiry = change.expiry
    ), balances as (
      update stock_balances set qty = stock_balances.qty + total.qty, moved_at = total.moved_at
      from (select centre_id, product_id, sum(qty)::int as qty, max(moved_at) as moved_at
        from change group by centre_id, product_id) as total
      where stock_balances.centre_id = total.centre_id
        and stock_balances.product_id = total.product_id
    ) select id from booking`.execute(db)
  return rows.length > 0
}
