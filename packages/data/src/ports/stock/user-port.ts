import type { Filter, StockUser } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The users of a group (specification 3, section 7). Calls reject with `ApiError`: `NOT_FOUND`,
 * `FORBIDDEN`; a save also with `STALE`, `EMAIL_TAKEN` or `VALIDATION`.
 */
export interface UserPort {
  /** Returns a page of the users whom the signed-in user may see. */
  getAll(filter?: Filter, options?: ReadOptions): Promise<Page<StockUser>>
  getAllFromCentre(
    centreId: string,
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<StockUser>>
  /** Returns a user. The id `me` returns the signed-in user, and needs no permission. */
  get(id: string, options?: ReadOptions): Promise<StockUser>
  /** Adds a user, or changes a user's name or rights. */
  save(
    user: Saved<BodyOf<'createStockUser'>, BodyOf<'updateStockUser'>>,
    options?: SaveOptions,
  ): Promise<StockUser>
}
