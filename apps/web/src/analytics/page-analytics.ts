import { type Analytics, type CookieConsent, localCookieConsent } from '@org/app-kit/public'
import { type AnalyticsServices, openAnalytics } from '@org/data/analytics'

export interface PageAnalytics {
  analytics: Analytics
  /** Null if no service sets cookies. */
  consent: CookieConsent | null
}

/** Opens the analytics of a page that has services. */
export function pageAnalytics(window: Window, services: AnalyticsServices): PageAnalytics {
  const consent = services.firebase ? localCookieConsent(window) : null
  const send = openAnalytics(services, {
    origin: window.location.origin,
    consent: {
      isGranted: () => consent?.read() === 'granted',
      subscribe: (onChange) => void consent?.subscribe(onChange),
    },
  })
  return { analytics: { track: (name, { path }) => send({ name, path }) }, consent }
}
