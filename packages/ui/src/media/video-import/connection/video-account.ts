import type { MediaItem, VideoItem } from '../network/video-item.ts'

/** The response that the network passes to the callback page. */
export interface NetworkResponse {
  code: string
  state: string
}

/** A page of a user's posts, newest first. */
export interface MediaPage {
  items: readonly MediaItem[]
  /** Value of `after` for the next page; null on the last page. */
  next: string | null
}

export interface MediaQuery {
  limit: number
  after?: string | undefined
  signal: AbortSignal
}

/**
 * A user's account at the photo network, wherever its token is stored. Each function rejects with a
 * `VideoImportError`. The error of `posts` has the type `token_expired` if the user has to connect
 * again.
 */
export interface VideoAccount {
  isConnected: () => Promise<boolean>
  /**
   * Returns the address of the network's page that asks the user for access. The network's response
   * repeats the `state` parameter of this address.
   */
  authorisationUrl: () => Promise<string>
  /** Creates a connection from the response. If aborted, it must leave no connection behind. */
  connect: (grant: NetworkResponse, signal: AbortSignal) => Promise<void>
  posts: (query: MediaQuery) => Promise<MediaPage>
  disconnect: () => Promise<void>
}

/**
 * An account whose server also fetches the files of videos, since the browser is not allowed to.
 */
export interface VideoFileAccount extends VideoAccount {
  /**
   * Returns the file of a video. Rejects with an `UploadError`, or with the `VideoImportError`
   * `token_expired` if the user has to connect again.
   */
  file: (
    video: VideoItem,
    options: {
      signal: AbortSignal
      /** Reports the progress from 0 to 100. */
      onProgress: (percent: number) => void
    },
  ) => Promise<File>
}
