import type { Page } from 'playwright'

/** What the embedded page loads before play, and when its cover is painted. */
export interface EmbedWeight {
  /** Compressed bytes of HTML, CSS and script, without the font and the customer's images. */
  bytes: number
  /** Time from the request of the page to the painted cover, in ms. */
  painted: number
}

/**
 * Opens the embedded page and measures it once its cover is shown.
 *
 * @param page must belong to a new context, since a cache would hide transfers
 */
export async function weighEmbed(page: Page, address: string): Promise<EmbedWeight> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Lancer la visite' }).waitFor()
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
    const parts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const counted = parts.filter(({ name }) => /\.(?:js|css)$/.test(name))
    // The page without its script is empty, so its first paint is that of the cover.
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      bytes: [document, ...counted].reduce((sum, part) => sum + (part?.encodedBodySize ?? 0), 0),
      painted: paint?.startTime ?? Number.POSITIVE_INFINITY,
    }
  })
}
