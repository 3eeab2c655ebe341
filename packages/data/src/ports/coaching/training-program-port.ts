import type { TrainingProgram } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The training programs (specification 3, section 7). Calls reject with `ApiError`: `NOT_FOUND`,
 * also for programs of other coaches. Saving also rejects with `STALE`, `REFERENCE` or
 * `VALIDATION`.
 */
export interface TrainingProgramPort {
  /** Returns the programs of the static list, followed by the coach's own, sorted by title. */
  getAll(options?: ReadOptions): Promise<Page<TrainingProgram>>
  /** Returns one of the coach's programs. */
  get(id: string, options?: ReadOptions): Promise<TrainingProgram>
  /** Adds or changes one of the coach's programs. `sessionIds` replaces all of its sessions. */
  save(
    program: Saved<BodyOf<'createTrainingProgram'>, BodyOf<'updateTrainingProgram'>>,
    options?: SaveOptions,
  ): Promise<TrainingProgram>
  delete(id: string): Promise<void>
}
