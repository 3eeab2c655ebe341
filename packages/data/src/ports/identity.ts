/** A user of the identity service. */
export interface IdentityUser {
  uid: string
  email: string
  /** Empty if the service has none. */
  displayName: string
  photoUrl: string | null
}

/** Sign-in with an identity service. Calls that fail reject with `IdentityError`. */
export interface Identity {
  /**
   * Opens the third-party account's popup. Call it directly from a click handler, since browsers
   * block other popups.
   */
  signInWithAccount(): Promise<IdentityUser>
  /** Mails a link that opens `returnUrl`, where `signInWithLink` accepts it. */
  sendLink(email: string, returnUrl: string): Promise<void>
  /** Signs in with the URL that the mailed link opened; `email` must be the link's recipient. */
  signInWithLink(email: string, url: string): Promise<IdentityUser>
  /** Returns the user who is signed in, even after a reload. */
  current(): Promise<IdentityUser | null>
  /** Returns a token that proves to the API who is signed in. */
  idToken(): Promise<string>
  signOut(): Promise<void>
  /**
   * Calls back with the user who is signed in, or null: immediately, and after each change. This
   * includes changes in other tabs or by the service, such as when the account is disabled. Returns
   * a function that stops the calls.
   */
  subscribe(onChange: (user: IdentityUser | null) => void): () => void
}

/**
 * Codes of identity errors:
 *
 * - `popup_closed`, `popup_blocked`: the user closed the popup, or the browser blocked it
 * - `link_expired`: used before, or too old
 * - `wrong_email`: the link was sent to another address
 * - `too_many`: too many attempts; try again later
 * - `signed_out`: nobody is signed in any more
 * - `unreachable`: no network, or the service does not respond
 * - `refused`: any other rejection, with the service's own message
 */
export type IdentityErrorCode =
  | 'popup_closed'
  | 'popup_blocked'
  | 'link_expired'
  | 'wrong_email'
  | 'too_many'
  | 'signed_out'
  | 'unreachable'
  | 'refused'

export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: IdentityErrorCode

  constructor(code: IdentityErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
