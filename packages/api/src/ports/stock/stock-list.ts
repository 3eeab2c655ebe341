import type { ListQuery } from '../../contract/filter.ts'
import type { BalanceRecord, LotRecord } from './ledger.ts'
import type { ProductCentreRecord, ProductRecord } from './records.ts'

/** The local dates that decide which units have expired or are about to, `YYYY-MM-DD`. */
export interface ExpiryDays {
  today: string
  /** Lots that expire before this day are about to expire. */
  expiringBefore: string
}

/** What is stored about a product at a centre. */
export interface StockParts {
  /** The lots that contain units, by expiry; those without one last. */
  lots: readonly LotRecord[]
  balance: BalanceRecord | undefined
  thresholds: Pick<ProductCentreRecord, 'qty_trigger_order' | 'qty_min_in_stock'> | undefined
  /** Units on order. */
  onOrder: number
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
  /** What is stored about these products at a centre, in their order. */
  parts(centreId: string, productIds: readonly string[]): Promise<StockParts[]>
}
