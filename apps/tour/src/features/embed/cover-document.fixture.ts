import type { TourParameters } from '@org/api/tour'
import { cover } from './cover.ts'
import styles from './embed.css?inline'

/** Fills a document with a tour's cover, whose play button does nothing. */
export function fillWithCover(page: Document, tour: TourParameters): void {
  page.documentElement.lang = 'fr'
  const style = page.createElement('style')
  style.textContent = styles
  const main = page.createElement('main')
  main.append(cover(tour, () => {}))
  page.head.replaceChildren(style)
  page.body.replaceChildren(main)
}
