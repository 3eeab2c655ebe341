import type { Answer } from '@org/api/client'
import type { ReadOptions, SaveOptions } from '../call-options.ts'

/** The studio as a whole. Calls reject with `FORBIDDEN` unless the user is an admin. */
export interface StudioPort {
  /** Returns the studio's name, and counts what `delete` would delete. */
  previewDeletion(options?: ReadOptions): Promise<Answer<'previewStudioDeletion'>>
  /**
   * Deletes the studio with everything in it, and ends all sessions and links. Rejects with
   * `WRONG_NAME` unless this is the studio's name.
   */
  delete(name: string, options?: SaveOptions): Promise<void>
}
