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
   * @param redirectUri the same as in the authorization
   */
  exchange(grant: { code: string; redirectUri: string }): Promise<string>
  /**
   * A page of posts by the token's owner, newest first. Rejects with `PhotoTokenExpired`,
   * `PhotoNetworkRefused` or `PhotoNetworkUnreachable`.
   */
  posts(token: string, page: { limit: number; after?: string | undefined }): Promise<PhotoPosts>
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
