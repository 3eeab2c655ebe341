import type { Exercice, Filter } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The exercises of the signed-in coach (specification 3, section 7). Calls reject with `ApiError`:
 * `NOT_FOUND`, also for exercises of other coaches. Saving also rejects with `STALE`, `REFERENCE`
 * or `VALIDATION`.
 */
export interface ExercicePort {
  /**
   * Returns a page of the coach's exercises, by default sorted by title ignoring case and accents,
   * then by id.
   */
  getAll(filter?: Filter, options?: ReadOptions): Promise<Page<Exercice>>
  get(id: string, options?: ReadOptions): Promise<Exercice>
  /** Adds or changes an exercise. */
  save(
    exercice: Saved<BodyOf<'createExercice'>, BodyOf<'updateExercice'>>,
    options?: SaveOptions,
  ): Promise<Exercice>
  /** Deletes an exercise. It stays playable in the sessions that contain it. */
  delete(id: string): Promise<void>
}
