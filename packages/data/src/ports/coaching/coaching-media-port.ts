import type { CoachingMedia } from '@org/api/client'
import type { ReadOptions, UploadOptions } from '../call-options.ts'

/** The videos and images of the signed-in coach. Videos arrive by resumable uploads. */
export interface CoachingMediaPort {
  /**
   * Returns a video or image; a video has the id of its upload. Rejects with `NOT_FOUND` for the
   * media of other coaches.
   */
  get(id: string, options?: ReadOptions): Promise<CoachingMedia>
  /**
   * Replaces the poster of a video with a JPEG of at most 10 MB. Rejects with `NOT_FOUND`,
   * `MEDIA_TYPE` or `TOO_LARGE`.
   */
  savePoster(id: string, poster: File, options?: UploadOptions): Promise<CoachingMedia>
  /**
   * Stores a JPEG or PNG of at most 10 MB. Rejects with `MEDIA_TYPE`, `TOO_LARGE` or
   * `STORAGE_FULL`.
   */
  uploadImage(image: File, options?: UploadOptions): Promise<CoachingMedia>
}
