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
