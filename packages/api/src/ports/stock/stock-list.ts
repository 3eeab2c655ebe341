import type { ListQuery } from '../../contract/filter.ts'
import type { BalanceRecord, LotRecord } from './ledger.ts'
import type { ProductCentreRecord, ProductRecord } from './records.ts'

/** The local dates, `YYYY-MM-DD`, that decide whether units have expired or are about to. */
export interface ExpiryDays {
  today: string
  /** Lots that expire before this day are about to expire. */
  expiringBefore: string
}

/** The stored data about a product at a centre. */
export interface StockParts {
  /** The lots that contain units, by expiry; lots without an expiry come last. */
  lots: readonly LotRecord[]
  balance: BalanceRecord | undefined
  thresholds: Pick<ProductCentreRecord, 'qty_trigger_order' | 'qty_min_in_stock'> | undefined
  /** Units on order. */
  onOrder: number
}

/** What a booking depends on, read after its products have been locked. */
export interface BookingStart {
  /** True if a booking with this id exists. */
  isBooked: boolean
  /** The products, each with its stored data at the centre, in no particular order. */
  stocked: readonly StockedProduct[]
}

/** A product with its stored data at a centre. */
export interface StockedProduct {
  product: ProductRecord
  parts: StockParts
}

/**
 * Locks the products of a booking as the ledger's `lock` does, and then reads what the booking
 * depends on. Call it in the transaction that books.
 *
 * @throws MissingReferenceError
 */
export type StartBooking = (
  bookingId: string,
  centreId: string,
  productIds: readonly string[],
  now: number,
) => Promise<BookingStart>

/** The products of an organisation with their stock at one centre. */
export interface StockList {
  /**
   * A page of the products. Besides fields of products, `where` may contain `status`, `is_to_order`
   * and `is_expiring`; `order` may contain `status` (most urgent first), `qty`, `on_order`,
   * `next_expiry` and `last_movement_at`. The rules in `stock/rules` define these values.
   */
  page(
    centreId: string,
    days: ExpiryDays,
    query: ListQuery,
  ): Promise<{ data: ProductRecord[]; total: number }>
  /** The stored data about each of these products at a centre, in the order of the ids. */
  parts(centreId: string, productIds: readonly string[]): Promise<StockParts[]>
}
