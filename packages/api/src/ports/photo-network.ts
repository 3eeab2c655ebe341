import type { PhotoPosts } from '../contract/entities/photo-post.ts'

/** An external network where people post videos. This installation is registered with it. */
export interface PhotoNetwork {
  /**
   * Address of the page that asks the person for access. It redirects to `redirectUri` with `state`
   * and a code.
   */
  authorizationUrl(request: { redirectUri: string; state: string }): string
  /**
   * Exchanges a code for an access token. Rejects with `PhotoNetworkRefused` or
   * `PhotoNetworkUnreachable`.
   *
   * @param redirectUri the one that was passed to `authorizationUrl`
   */
  exchange(grant: { code: string; redirectUri: string }): Promise<string>
  /**
   * A page of posts by the token's owner, newest first. Rejects with `PhotoTokenExpired`,
   * `PhotoNetworkRefused` or `PhotoNetworkUnreachable`.
   */
  posts(token: string, page: { limit: number; after?: string | undefined }): Promise<PhotoPosts>
  /**
   * Opens the video of one of the token owner's posts. Null when the id is not that of such a post,
   * or the network does not provide its file. Rejects like `posts`, and with `PhotoVideoRefused`.
   *
   * @param postId 1–100 letters, digits, `_` and `-`
   */
  video(token: string, postId: string, limits: PhotoVideoLimits): Promise<PhotoVideo | null>
}

export interface PhotoVideoLimits {
  /**
   * Maximum size in bytes. A larger file is rejected before it is read if its size is known,
   * otherwise as soon as the bytes read exceed the maximum.
   */
  maxBytes: number
  /** Aborts the request, even while the file is being read. */
  signal: AbortSignal
}

/** An mp4 file, streamed from the network. */
export interface PhotoVideo {
  body: ReadableStream<Uint8Array>
  /** In bytes; null when the network does not say. */
  size: number | null
}

/** The file of a post is not an mp4 video or is too large. */
export class PhotoVideoRefused extends Error {
  override name = 'PhotoVideoRefused'
  readonly reason: 'type' | 'size'

  constructor(reason: 'type' | 'size') {
    super(reason)
    this.reason = reason
  }
}

/** The network returned an error or an unexpected response; the message has the details. */
export class PhotoNetworkRefused extends Error {
  override name = 'PhotoNetworkRefused'
}

/** The network could not be reached in time; `cause` contains the reason. */
export class PhotoNetworkUnreachable extends Error {
  override name = 'PhotoNetworkUnreachable'
}

/** The network no longer accepts the token. */
export class PhotoTokenExpired extends Error {
  override name = 'PhotoTokenExpired'
}

/** The tokens of an organisation's people, each encrypted for its owner. */
export interface PhotoTokens {
  get(userId: string): Promise<PhotoTokenRecord | null>
  /** Adds or replaces the token. */
  set(userId: string, token: PhotoTokenRecord): Promise<void>
  /** Removes the token. False when there was none. */
  remove(userId: string): Promise<boolean>
}

export interface PhotoTokenRecord {
  /** Encrypted with `Secrets.seal`. The token is not stored anywhere else. */
  sealed_token: string
  connected_at: number
}
