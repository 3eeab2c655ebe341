export type CookieAnswer = 'granted' | 'denied'

/**
 * A person's consent to cookies of services in this browser. It exists only where a configured
 * service sets cookies.
 */
export interface CookieConsent {
  /** Null until the person has answered. */
  read: () => CookieAnswer | null
  write: (answer: CookieAnswer) => void
  /**
   * Whether the person must be asked: there is no answer yet, or `ask` was called after the last
   * answer.
   */
  isAsked: () => boolean
  ask: () => void
  /** Calls back after each answer, in this or another tab, and after each call of `ask`. */
  subscribe: (onChange: () => void) => () => void
}
