import type { Answer } from '@org/api/client'
import type { ReadOptions, SaveOptions } from '../call-options.ts'

/** The group of centres as a whole. Calls reject with `FORBIDDEN` unless the user is a super admin. */
export interface GroupPort {
  /** Returns the group's name, and counts what `delete` would delete. */
  previewDeletion(options?: ReadOptions): Promise<Answer<'previewGroupDeletion'>>
  /**
   * Deletes the group with everything in it, and ends all sessions. Rejects with `WRONG_NAME` unless
   * this is the group's name.
   */
  delete(name: string, options?: SaveOptions): Promise<void>
}
