import type { AnalyticsEvent, AnalyticsServices, SendEvent } from './analytics-service.ts'
import {
  consentedFirebase,
  type ConsentedFirebaseOptions,
  type CookieConsent,
} from './consented-firebase.ts'
import { matomo } from './matomo.ts'
import { plausible } from './plausible.ts'

export interface AnalyticsOptions {
  /** Origin of the product's pages. */
  origin: string
  consent: CookieConsent
}

const openFirebase: ConsentedFirebaseOptions['open'] = async (config, origin) =>
  (await import('./firebase-analytics.ts')).openFirebaseAnalytics(config, origin)

/**
 * Opens the configured services. The returned function sends an event to each of them; an error of
 * a service is only logged, and does not affect the others.
 */
export function openAnalytics(
  services: AnalyticsServices,
  { origin, consent }: AnalyticsOptions,
): (event: AnalyticsEvent) => void {
  const logger = (service: string) => (error: unknown) =>
    console.warn(`The event was not sent to ${service}.`, error)
  const { firebase } = services
  const senders: [string, SendEvent][] = []
  if (services.matomo) senders.push(['Matomo', matomo(services.matomo, origin)])
  if (services.plausible) senders.push(['Plausible', plausible(services.plausible, origin)])
  if (firebase) {
    const name = 'Firebase Analytics'
    const options = { origin, consent, onError: logger(name), open: openFirebase }
    senders.push([name, consentedFirebase(firebase, options)])
  }
  return (event) => {
    for (const [service, send] of senders) send(event).catch(logger(service))
  }
}
