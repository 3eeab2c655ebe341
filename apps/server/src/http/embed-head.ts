import { markup, type Markup } from '@org/api'
import { embedPath, serialiseTour, tourTitle, type TourParameters } from '@org/api/tour'
import { oembedPath } from './oembed.ts'

export interface EmbedHead {
  tour: TourParameters
  /** Origin of the embedded page. */
  origin: string
  /** Query of the embedded page as it was requested, with its question mark. */
  search: string
}

/** Writes a tour's title, its oEmbed discovery link and its preview for networks into the page. */
export function writeEmbedHead(page: string, head: EmbedHead): string {
  const title = tourTitle(head.tour)
  const { html } = markup`${discoveryLink(head, title)}${previewTags(head, title)}`
  return page
    .replace(/<title>[^<]*<\/title>/, () => markup`<title>${title}</title>`.html)
    .replace('</head>', () => `${html}</head>`)
}

function discoveryLink({ origin, search }: EmbedHead, title: string): Markup {
  const url = `${origin}${embedPath}${search}`
  const href = `${origin}${oembedPath}?${new URLSearchParams({ url, format: 'json' }).toString()}`
  return markup`<link rel="alternate" type="application/json+oembed" href="${href}" title="${title}" />`
}

/**
 * The tags from which networks and messengers build the preview of a shared link (ogp.me). The
 * addresses of a tour's images are https only.
 */
function previewTags({ tour, origin }: EmbedHead, title: string): Markup[] {
  const query = serialiseTour(tour)
  const values: Record<string, string | null> = {
    title,
    type: 'website',
    url: `${origin}${embedPath}${query === '' ? '' : `?${query}`}`,
    locale: 'fr_FR',
    image: tour.background ?? tour.logo,
  }
  return Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [markup`<meta property="og:${name}" content="${value}" />`],
  )
}
