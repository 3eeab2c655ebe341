import { apiError } from '../../contract/errors.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ScopedRepositories } from '../../ports/repositories.ts'
import type { NewMovement } from '../../ports/stock/ledger.ts'
import type { ProductRecord, StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import type { StockedProduct } from '../../ports/stock/stock-list.ts'
import { CentreArchivedError, MissingReferenceError } from '../../ports/table.ts'
import type { MovementReason } from '../../stock/rules/movement-reasons.ts'
import { centreArchived } from './checks.ts'

/** Units to book, positive or negative. */
export type Units = Pick<NewMovement, 'product_id' | 'lot' | 'expiry' | 'qty'>

/** Units of one centre that are booked together, and only once. */
interface Booking {
  id: string
  centreId: string
  units: readonly Units[]
  reason: MovementReason
  /** The order or return that causes the booking. */
  sourceId?: string
}

/** The parts of a call that a booking needs. */
interface BookingCall {
  adapters: Adapters
  member: StockMemberRecord
  now: number
}

/**
 * Rejects a booking that was already made. Call it before checks that would fail because of that
 * booking: a repeated removal of the last units must not report that the stock is too low.
 *
 * @throws ApiError ALREADY_BOOKED
 */
export async function checkNotBooked({ ledger }: StockRepositories, id: string): Promise<void> {
  if (await ledger.isBooked(id)) throw apiError('ALREADY_BOOKED')
}

/**
 * Locks the products of a booking and returns them with their stock at the centre.
 *
 * @throws ApiError NOT_FOUND for a centre or product that does not exist, CENTRE_ARCHIVED,
 *   ALREADY_BOOKED
 */
export async function startBooking(
  { stock }: ScopedRepositories,
  id: string,
  centreId: string,
  productIds: readonly string[],
  now: number,
): Promise<readonly StockedProduct[]> {
  const { isBooked, stocked } = await stock
    .startBooking(id, centreId, productIds, now)
    .catch(refuseLock)
  if (isBooked) throw apiError('ALREADY_BOOKED')
  return stocked
}

/** Converts the errors of the ledger's lock to those of the API. */
function refuseLock(error: unknown): never {
  if (error instanceof MissingReferenceError) throw apiError('NOT_FOUND')
  throw error instanceof CentreArchivedError ? centreArchived(error.centre) : error
}

/** Locks products at a centre for a booking. */
export const lockProducts = (
  { ledger }: StockRepositories,
  centreId: string,
  productIds: readonly string[],
  now: number,
): Promise<void> => ledger.lock(centreId, productIds, now).catch(refuseLock)

/** Locks the products of a booking and returns them, in no particular order. */
export async function lockedProducts(
  { stock }: ScopedRepositories,
  centreId: string,
  productIds: readonly string[],
  now: number,
): Promise<ProductRecord[]> {
  const ids = [...new Set(productIds)]
  const products = await stock.products.all({ id: ids })
  if (products.length < ids.length) throw apiError('NOT_FOUND')
  await lockProducts(stock, centreId, ids, now)
  return products
}

/**
 * Books units of products that the caller has locked. Throws ALREADY_BOOKED if a booking with this
 * id exists.
 */
export async function book(
  { adapters, member, now }: BookingCall,
  { stock }: ScopedRepositories,
  { id, centreId, units, reason, sourceId = '' }: Booking,
): Promise<void> {
  const movements = units.map((unit) => ({
    ...unit,
    id: adapters.secrets.id(),
    booking_id: id,
    centre_id: centreId,
    reason,
    source_id: sourceId,
    user_id: member.id,
    person: member.display_name,
    created_at: now,
  }))
  if (!(await stock.ledger.book(id, movements))) throw apiError('ALREADY_BOOKED')
}
