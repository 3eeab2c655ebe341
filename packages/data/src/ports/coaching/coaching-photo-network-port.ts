import type { PhotoConnection, PhotoPosts } from '@org/api/client'
import type { ReadOptions } from '../call-options.ts'

/**
 * The account of the signed-in coach at the photo network. Calls reject with `ApiError`:
 * `PHOTO_OFF` if the installation has no photo network, `PHOTO_REFUSED`, `PHOTO_UNREACHABLE` or
 * `TOO_MANY`.
 */
export interface CoachingPhotoNetworkPort {
  connection(options?: ReadOptions): Promise<PhotoConnection>
  /** Returns the address of the network's page that asks for access. */
  start(options?: ReadOptions): Promise<{ url: string }>
  /**
   * Connects with the code and state from the network. Rejects with `PHOTO_STATE` if the state is
   * from another session.
   */
  connect(grant: { code: string; state: string }, options?: ReadOptions): Promise<PhotoConnection>
  disconnect(): Promise<PhotoConnection>
  /**
   * Returns a page of posts, newest first. Rejects with `PHOTO_EXPIRED` when the coach must connect
   * again.
   */
  posts(
    page: { limit?: number | undefined; after?: string | undefined },
    options?: ReadOptions,
  ): Promise<PhotoPosts>
  /**
   * Fetches the video of a post, an mp4 of at most 1 GB. Rejects with `PHOTO_EXPIRED`, `NOT_FOUND`,
   * `TOO_LARGE` or `MEDIA_TYPE`.
   */
  video(postId: string, options?: ReceiveOptions): Promise<File>
}

export interface ReceiveOptions extends ReadOptions {
  /** Called with the fraction of the file that has arrived, from 0 to 1. */
  onReceived?: (share: number) => void
}
