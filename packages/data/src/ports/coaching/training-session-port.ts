import type {
  Filter,
  SharedTrainingSession,
  TrainingSession,
  TrainingSessionSummary,
} from '@org/api/client'
import type { BodyOf, Page, ReadOptions, Saved, SaveOptions } from '../call-options.ts'

/**
 * The training sessions of the signed-in coach (specification 3, section 7). Calls reject with
 * `ApiError`: `NOT_FOUND`, also for sessions of other coaches. Saving also rejects with `STALE`,
 * `REFERENCE` or `VALIDATION`.
 */
export interface TrainingSessionPort {
  /**
   * Returns a page of the coach's sessions, by default sorted by title ignoring case and accents,
   * then by id.
   */
  getAll(filter?: Filter, options?: ReadOptions): Promise<Page<TrainingSessionSummary>>
  /** Returns a session with its exercises, including deleted ones. */
  get(id: string, options?: ReadOptions): Promise<TrainingSession>
  /** Adds or changes a session. `blocs` replaces all of its blocs. */
  save(
    session: Saved<BodyOf<'createTrainingSession'>, BodyOf<'updateTrainingSession'>>,
    options?: SaveOptions,
  ): Promise<TrainingSession>
  /** Deletes a session, and ends its link. */
  delete(id: string): Promise<void>
  /**
   * Shares a session by a link with a new key. Rejects with `SESSION_EMPTY` if there is nothing to
   * play.
   */
  share(id: string): Promise<TrainingSession>
  /** Ends the link of a session. */
  unshare(id: string): Promise<TrainingSession>
  /**
   * Returns the session that a link shares, to anybody who has the link's key. Rejects with
   * `NOT_FOUND` once the link has ended.
   */
  getShared(key: string, options?: ReadOptions): Promise<SharedTrainingSession>
}
