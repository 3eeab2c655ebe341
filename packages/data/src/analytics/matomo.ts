import type { AnalyticsServices, SendEvent } from './analytics-service.ts'
import { postEvent } from './post-event.ts'

/**
 * Sends events to Matomo through its tracking API, which sets no cookie
 * (developer.matomo.org/api-reference/tracking-api).
 */
export function matomo(
  { url, siteId }: NonNullable<AnalyticsServices['matomo']>,
  origin: string,
): SendEvent {
  return ({ name, path }) =>
    postEvent(
      url,
      new URLSearchParams({
        idsite: siteId,
        rec: '1',
        apiv: '1',
        send_image: '0',
        url: origin + path,
        // Without this, Matomo counts the event as a page view if its Events plugin is switched
        // off.
        ca: '1',
        e_c: 'paraphe',
        e_a: name,
        e_n: path,
      }),
    )
}
