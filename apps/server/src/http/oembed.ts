import { embedCode, embedPath, parseTour, serialiseTour, tourTitle } from '@org/api/tour'

export const oembedPath = '/oembed'

/** Size of a tour in CSS pixels if the consumer names no maximum; smaller ones keep its ratio. */
const defaultSize = { width: 960, height: 540 }

/**
 * Any origin may read the response, because it reveals nothing that the URL does not already
 * contain.
 */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' }

const refusal = (status: number, message: string) =>
  new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/**
 * Answers an oEmbed request (oembed.com, section 2): 200 with a document of type `rich` for the
 * embedded page of this origin; 404 for any other address; 501 for a format other than JSON; 400 if
 * a parameter is invalid.
 *
 * @param origin of the host that was called
 */
export function answerOembed(query: URLSearchParams, origin: string): Response {
  const format = query.get('format') ?? 'json'
  if (format !== 'json') return refusal(501, 'Only format=json is implemented.')
  const url = query.get('url')
  if (url === null || !URL.canParse(url))
    return refusal(400, 'The parameter url must be an address.')
  const maxWidth = sizeIn(query.get('maxwidth'), defaultSize.width)
  const maxHeight = sizeIn(query.get('maxheight'), defaultSize.height)
  if (maxWidth === null || maxHeight === null)
    return refusal(400, 'maxwidth and maxheight must be positive whole numbers.')
  const address = new URL(url)
  const tour = parseTour(address.searchParams)
  const isEmbed = address.pathname === embedPath || address.pathname === `${embedPath}/`
  if (address.origin !== origin || !isEmbed || tour.tour === null)
    return refusal(404, 'There is no tour at that address.')
  const title = tourTitle(tour)
  const { width, height } = sizeWithin(maxWidth, maxHeight)
  const src = `${origin}${embedPath}?${serialiseTour(tour)}`
  const document = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Paraphe',
    provider_url: origin,
    width,
    height,
    html: embedCode({ src, title, width, height }).html,
  }
  return Response.json(document, { headers })
}

/**
 * Returns the size, limited to the maximum that the consumer names; null if that maximum is not a
 * positive whole number of at most six digits.
 */
function sizeIn(most: string | null, size: number): number | null {
  if (most === null) return size
  return /^[1-9]\d{0,5}$/.test(most) ? Math.min(size, Number(most)) : null
}

/** Returns the largest size with the default ratio, rounded to whole pixels, within both maximums. */
function sizeWithin(maxWidth: number, maxHeight: number) {
  const scale = Math.min(maxWidth / defaultSize.width, maxHeight / defaultSize.height)
  const scaled = (size: number) => Math.max(1, Math.round(size * scale))
  return { width: scaled(defaultSize.width), height: scaled(defaultSize.height) }
}
