/** Somebody whom the identity service knows. */
export interface IdentityUser {
  uid: string
  email: string
  /** Empty where the service has none. */
  displayName: string
  photoUrl: string | null
}

/**
 * Signing in with an account that another service keeps. Every call rejects with `IdentityError`.
 */
export interface Identity {
  /**
   * Opens the window of the third-party account. Call it straight from a press: browsers block
   * windows that open by themselves.
   */
  signInWithAccount(): Promise<IdentityUser>
  /** Mails a link that opens `returnUrl`, where `signInWithLink` takes it. */
  sendLink(email: string, returnUrl: string): Promise<void>
  /** Signs in by the address that the mail's link opened; `email` must be whom it was sent to. */
  signInWithLink(email: string, url: string): Promise<IdentityUser>
  /** Who is signed in here, also after the page was loaded anew. */
  current(): Promise<IdentityUser | null>
  /** What proves to the API who is signed in. */
  idToken(): Promise<string>
  signOut(): Promise<void>
}

/**
 * - `popup_closed`, `popup_blocked`: the window was closed by the person or kept shut by the browser
 * - `link_expired`: used before, or too old
 * - `wrong_email`: the link was sent to another address
 * - `too_many`: the service asks for patience
 * - `signed_out`: nobody is signed in there any more
 * - `unreachable`: no network, or the service does not answer
 * - `refused`: anything else that the service says no to, in its words
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
