export type CookieAnswer = 'granted' | 'denied'

/**
 * The person's answer to the question whether services may set cookies in this browser. It exists only
 * where a configured service sets cookies.
 */
export interface CookieConsent {
  /** Null until the person has answered. */
  read: () => CookieAnswer | null
  write: (answer: CookieAnswer) => void
  /** Whether the question is open: it has no answer yet, or `ask` opened it again. */
  isAsked: () => boolean
  ask: () => void
  /** Calls back after each answer, also one given in another tab, and after `ask`. */
  subscribe: (onChange: () => void) => () => void
}
