import type { AnalyticsServices, SendEvent } from './analytics-service.ts'
import { postEvent } from './post-event.ts'

/**
 * Sends events to Plausible through its events API, which sets no cookie
 * (plausible.io/docs/events-api).
 */
export function plausible(
  { url, domain }: NonNullable<AnalyticsServices['plausible']>,
  origin: string,
): SendEvent {
  return ({ name, path }) =>
    postEvent(url, JSON.stringify({ name, domain, url: origin + path, props: { path } }))
}
