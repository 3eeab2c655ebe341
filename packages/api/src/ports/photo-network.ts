import type { PhotoPosts } from '../contract/entities/photo-post.ts'

/** A network elsewhere where people post videos, and where this installation is registered. */
export interface PhotoNetwork {
  /** Page that asks the person for access. It leads back to `redirectUri`, with `state` and a code. */
  authorizationUrl(asked: { redirectUri: string; state: string }): string
  /**
   * The access token behind a code. Rejects with `PhotoNetworkRefused` or `PhotoNetworkUnreachable`.
   *
   * @param redirectUri the same as in the authorization
   */
  exchange(grant: { code: string; redirectUri: string }): Promise<string>
  /**
   * A page of the posts of whose token it is, the newest first. Rejects with `PhotoTokenExpired`,
   * `PhotoNetworkRefused` or `PhotoNetworkUnreachable`.
   */
  posts(token: string, page: { limit: number; after?: string | undefined }): Promise<PhotoPosts>
}

/** The network answered with an error, or with something else than expected; the message says what. */
export class PhotoNetworkRefused extends Error {
  override name = 'PhotoNetworkRefused'
}

/** The network was not reached, or not in time; `cause` says why. */
export class PhotoNetworkUnreachable extends Error {
  override name = 'PhotoNetworkUnreachable'
}

/** The network does not accept the token any more. */
export class PhotoTokenExpired extends Error {
  override name = 'PhotoTokenExpired'
}

/** The tokens of an organisation's people, each encrypted for its owner. */
export interface PhotoTokens {
  get(userId: string): Promise<PhotoTokenRecord | null>
  /** In place of a former one. */
  set(userId: string, token: PhotoTokenRecord): Promise<void>
  /** False when there was none. */
  remove(userId: string): Promise<boolean>
}

export interface PhotoTokenRecord {
  /** Sealed by `Secrets.seal`; the token is stored nowhere else. */
  sealed_token: string
  connected_at: number
}
