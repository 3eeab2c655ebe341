import type { Coach, CoachingUser, Filter } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, SaveOptions } from '../call-options.ts'

/**
 * The users of the coaching product (specification 3, section 7). Calls reject with `ApiError`:
 * `NOT_FOUND` or `FORBIDDEN`. Saving also rejects with `STALE` or `VALIDATION`.
 */
export interface CoachingUserPort {
  /**
   * Returns the stored record of the signed-in user. Rejects with `NOT_FOUND` for the uid of
   * another user.
   */
  get(uid: string, options?: ReadOptions): Promise<CoachingUser>
  /** Writes these fields of the signed-in user's record, and keeps its other fields. */
  save(
    uid: string,
    user: BodyOf<'updateCoachingUser'>,
    options?: SaveOptions,
  ): Promise<CoachingUser>
  /**
   * Returns a page of the coaches of the studio, by default sorted by name. Only admins may call
   * it.
   */
  getAllCoachs(filter?: Filter, options?: ReadOptions): Promise<Page<Coach>>
}
