import type { CoachingTag, Filter } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The sports and equipments of the studio, which exercises and sessions refer to by their names.
 * Every coach reads them; a save or deletion rejects with `ApiError`: `FORBIDDEN` for anybody but
 * admins, `NOT_FOUND`, `DUPLICATE`, `STALE` or `VALIDATION`.
 */
export interface CoachingTagPort {
  /** Returns a page of the tags of one kind, by default sorted by name. */
  getAll(
    kind: CoachingTag['kind'],
    filter?: Filter,
    options?: ReadOptions,
  ): Promise<Page<CoachingTag>>
  /** Adds or renames a tag. */
  save(
    tag: Saved<BodyOf<'createCoachingTag'>, BodyOf<'updateCoachingTag'>>,
    options?: SaveOptions,
  ): Promise<CoachingTag>
  /** Removes a tag from the list. Exercises and sessions that have it keep it. */
  delete(id: string): Promise<void>
}
