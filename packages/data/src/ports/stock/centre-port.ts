import type { Centre, Filter } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The centres of a group (specification 3, section 7). Calls reject with `ApiError`: `NOT_FOUND`,
 * `FORBIDDEN`; a save also with `STALE`, `DUPLICATE` or `VALIDATION`.
 */
export interface CentrePort {
  /** Returns a page of the centres that the user may select. */
  getAll(filter?: Filter, options?: ReadOptions): Promise<Page<Centre>>
  get(id: string, options?: ReadOptions): Promise<Centre>
  /** Adds, changes or archives a centre. */
  save(
    centre: Saved<BodyOf<'createCentre'>, BodyOf<'updateCentre'>>,
    options?: SaveOptions,
  ): Promise<Centre>
}
