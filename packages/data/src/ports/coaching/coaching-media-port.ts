import type { CoachingMedia } from '@org/api/client'
import type { ReadOptions } from '../call-options.ts'

/** The videos and images of the signed-in coach. */
export interface CoachingMediaPort {
  /** Returns a video or image; a video has the id of its upload. `NOT_FOUND` for those of other coaches. */
  get(id: string, options?: ReadOptions): Promise<CoachingMedia>
}
