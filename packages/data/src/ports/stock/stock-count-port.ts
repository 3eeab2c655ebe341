import type { Answer, Filter, StockCount } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, SaveOptions } from '../call-options.ts'

/**
 * The stock counts of the centres. Calls reject with `ApiError`: `NOT_FOUND`, `FORBIDDEN`; changes
 * also with `COUNT_ENDED`.
 */
export interface StockCountPort {
  getAllByCentreId(
    centreId: string,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<StockCount>>
  /**
   * Returns a count with its lines. `withRest` adds how many products and units were not counted.
   */
  get(
    id: string,
    query?: { withRest?: boolean },
    options?: ReadOptions,
  ): Promise<Answer<'getCount'>>
  /**
   * Starts a count, or returns the open count of the same category. Rejects with `COUNT_OPEN` if
   * another open count covers some of the same products.
   */
  start(centreId: string, count: BodyOf<'startCount'>, options?: SaveOptions): Promise<StockCount>
  /** Counts units of a product in a lot. Also rejects with `STALE` or `OTHER_CATEGORY`. */
  saveLine(
    id: string,
    line: BodyOf<'saveCountLine'>,
    options?: SaveOptions,
  ): Promise<Answer<'saveCountLine'>>
  deleteLine(id: string, lineId: string, options?: SaveOptions): Promise<Answer<'removeCountLine'>>
  /** Books the differences, once. Also rejects with `COUNT_CHANGED` or `ALREADY_BOOKED`. */
  close(
    id: string,
    confirmed: BodyOf<'closeCount'>,
    options?: SaveOptions,
  ): Promise<Answer<'closeCount'>>
  /** Ends a count without a booking. */
  cancel(id: string, options?: SaveOptions): Promise<StockCount>
}
