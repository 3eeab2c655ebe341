import { maxAddressLength, parseAddress } from './values.ts'

/** The hosts under which Matterport shows a tour. */
const viewerHosts = ['my.', 'www.', 'discover.', ''].map((name) => `${name}matterport.com`)

/** The parameters of a tour that say where it starts and in which language. */
const keptNames = ['ss', 'sr', 'lang', 'qs']
/** Maximum length of a kept parameter, in characters. */
const maxValueLength = 200
/** Maximum length of a text in which a tour is looked for: an iframe with its address. */
const maxTextLength = 2 * maxAddressLength

const isTourId = (text: string) => /^[a-z0-9]{11}$/i.test(text)

/** Separates the addresses in a text, an iframe, quotes or brackets. */
const separators = /[\s\u200b-\u200d\u2060"'`<>()[\]{}«»“”‘’„]+/

/**
 * Finds a tour in a text: its id, or an address at Matterport or of a cover that contains it, also
 * within other text. Returns the id, followed by the parameters that say where the tour starts and
 * in which language (`SxQL3iGyoDo&ss=12&lang=fr`). Returns null for any other text.
 */
export function tourIn(text: string): string | null {
  const [first = '', ...others] = partsOf(text)
  const [id = '', ...rest] = first.split('&')
  if (isTourId(id) && others.length === 0) return withStart(id, new URLSearchParams(rest.join('&')))
  for (const part of [first, ...others]) {
    const tour = tourAt(part)
    if (tour !== null) return tour
  }
  return null
}

/** Returns only the id of the tour in a text; null if it has none. */
export const tourIdIn = (text: string): string | null => tourIn(text)?.slice(0, 11) ?? null

/** Returns the host of the first address in a text; null if it has none. */
export function hostIn(text: string): string | null {
  const address = partsOf(text).find((part) => /^https?:\/\//i.test(part))
  return address === undefined ? null : (parseAddress(address)?.hostname ?? null)
}

function partsOf(text: string): string[] {
  if (text.length > maxTextLength) return []
  return text
    .replaceAll('&amp;', '&')
    .split(separators)
    .map(withoutStop)
    .filter((part) => part !== '' && part.length <= maxAddressLength)
}

/** Removes the punctuation behind an address in a sentence. */
const withoutStop = (part: string) => (/[.,;:!?…]$/.test(part) ? part.slice(0, -1) : part)

function tourAt(text: string): string | null {
  // People do not always copy the scheme (`https://`).
  const address = parseAddress(text) ?? parseAddress(`https://${text}`)
  if (!address) return null
  const { hostname, pathname, searchParams } = address
  const parameter = searchParams.get('m')
  if (/^\/embed\/?$/.test(pathname) && parameter !== null) return tourIn(parameter)
  if (!viewerHosts.includes(hostname)) return null
  const id = parameter ?? pathname.split('/').find(isTourId) ?? ''
  return isTourId(id) ? withStart(id, searchParams) : null
}

function withStart(id: string, given: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of keptNames) {
    const value = given.get(name) ?? ''
    if (value !== '' && value.length <= maxValueLength) kept.set(name, value)
  }
  return [id, kept.toString()].filter((part) => part !== '').join('&')
}
