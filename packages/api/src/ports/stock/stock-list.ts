import type { ListQuery } from '../../contract/filter.ts'
import type { ProductRecord } from './records.ts'

/** The local dates that decide which units have expired or are about to, `YYYY-MM-DD`. */
export interface ExpiryDays {
  today: string
  /** Lots that expire before this day are about to expire. */
  expiringBefore: string
}

/** The products of an organisation with their stock at one centre. */
export interface StockList {
  /**
   * A page of the products. Beside fields of products, `where` may contain `status`, `is_to_order` and
   * `is_expiring`, and `order` the `status` (the most urgent first), `qty`, `on_order`, `next_expiry`
   * and `last_movement_at`. These follow the rules in `stock/rules`.
   */
  page(
    centreId: string,
    days: ExpiryDays,
    query: ListQuery,
  ): Promise<{ data: ProductRecord[]; total: number }>
}
