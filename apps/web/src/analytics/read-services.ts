import type { AnalyticsServices } from '@org/data/analytics'

/**
 * Reads the services that the server wrote into the page's `paraphe-analytics` tag; null without
 * it.
 */
export function readServices(page: Pick<Document, 'querySelector'>): AnalyticsServices | null {
  const content = page.querySelector('meta[name="paraphe-analytics"]')?.getAttribute('content')
  return content ? (JSON.parse(content) as AnalyticsServices) : null
}
