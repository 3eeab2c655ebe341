import type { CoachingTag, Filter } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The sports and equipment of the studio, which exercises and sessions refer to by their names.
 * Every coach may read them, and only admins may change them. Saving and deleting reject with
 * `ApiError`: `FORBIDDEN`, `NOT_FOUND`, `DUPLICATE`, `STALE` or `VALIDATION`.
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
  /** Removes a tag from the list. Exercises and sessions with this tag keep the tag. */
  delete(id: string): Promise<void>
}
