import { markup } from '@org/api'
import type { AnalyticsSettings } from '../settings/setting-types.ts'

/**
 * Returns the analytics services of a product's pages. The tour has none, and on a page whose
 * address is a secret no service runs a script.
 */
export function servicesOf(
  analytics: AnalyticsSettings,
  page: { product: string; isSecret: boolean },
): AnalyticsSettings {
  if (page.product === 'tour') return { firebase: null, matomo: null, plausible: null }
  return page.isSecret ? { ...analytics, firebase: null } : analytics
}

/**
 * Writes the services into the page, where the front end reads them. Writes nothing if there are
 * none.
 */
export function writeAnalytics(page: string, services: AnalyticsSettings): string {
  if (Object.values(services).every((service) => service === null)) return page
  const tag = markup`<meta name="paraphe-analytics" content="${JSON.stringify(services)}" />`.html
  return page.replace('</head>', () => `${tag}</head>`)
}
