import type { CookieAnswer, CookieConsent } from '../consent/cookie-consent.ts'
import { cookieConsentIn } from '../consent/local-cookie-consent.ts'

/**
 * Creates a cookie consent that is kept in memory, for stories and tests that simulate an
 * installation with a service that sets cookies.
 */
export function memoryCookieConsent(initial: CookieAnswer | null): CookieConsent {
  let current = initial
  return cookieConsentIn({
    read: () => current,
    write: (answer) => void (current = answer),
    subscribe: () => undefined,
  })
}
