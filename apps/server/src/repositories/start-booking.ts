import type { ProductRecord, Scope, StartBooking, StockLedger } from '@org/api'
import { sql } from 'kysely'
import type { Queryable } from './queryable.ts'
import { partsColumns, partsOf, type StoredParts } from './stock-parts.ts'

interface StoredStart extends StoredParts {
  is_booked: boolean
  products: ProductRecord[] | null
}

/**
 * Locks the products of a booking in one statement and reads everything else in a second one. It
 * must be a second one: a statement that waits for a lock reads what was there before it waited.
 */
export function startBooking(
  db: Queryable,
  { organisationId }: Scope,
  ledger: Pick<StockLedger, 'lock'>,
): StartBooking {
  return async (bookingId, centreId, productIds, now) => {
    await ledger.lock(centreId, productIds, now)
    const { rows } = await sql<StoredStart>`select
      exists (select 1 from stock_bookings
        where organisation_id = ${organisationId} and id = ${bookingId}) as is_booked,
      (select json_agg(products order by id) from products
        where organisation_id = ${organisationId} and id in
          (select jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))) as products,
      ${partsColumns(organisationId, centreId, productIds)}`.execute(db)
    const products = rows[0]?.products ?? []
    const parts = partsOf(
      rows[0],
      products.map(({ id }) => id),
    )
    const stocked = products.flatMap((product, index) => {
      const own = parts[index]
      return own ? [{ product, parts: own }] : []
    })
    return { isBooked: rows[0]?.is_booked === true, stocked }
  }
}
