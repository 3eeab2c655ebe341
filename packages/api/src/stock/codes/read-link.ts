import { type Element, elementOf } from './elements.ts'
import { type Gs1Label, invalid, type InvalidLabel, type PartLabel } from './label.ts'
import { labelOf } from './label-of.ts'

/** Names that older Digital Links use instead of application identifiers. */
const names = new Map([
  ['gtin', '01'],
  ['lot', '10'],
  ['ser', '21'],
  ['exp', '17'],
])

/** Matches the value of a GTIN: 8, 12, 13 or 14 digits, or so many that some were meant. */
const gtinDigits = /^\d{8,}$/

/**
 * Reads a web address with a GTIN, like `https://id.gs1.org/01/…/10/…?17=…` or
 * `https://example.com/?gtin=…` (GS1 Digital Link, URI syntax). Returns null for any other address.
 */
export function readLink(text: string, today: string): Gs1Label | PartLabel | InvalidLabel | null {
  if (!/^https?:\/\//i.test(text)) return null
  const [address = ''] = text.split('#')
  const [path = '', ...queries] = address.split('?')
  const segments = path.split('/').slice(3)
  const inQuery = queries
    .join('?')
    .split(/[&;]/)
    .map((parameter) => parameter.split('='))
    .map(([key = '', ...value]): Pair => [identifierOf(key), value.join('=')])
    .filter(([key]) => /^\d+$/.test(key))
  const start = segments.findIndex(
    (segment, at) => identifierOf(segment) === '01' && isGtin(segment, segments[at + 1]),
  )
  const inPath = start === -1 ? [] : pairs(segments.slice(start))
  if (!inPath.every(([key]) => /^\d+$/.test(key))) return null
  if (start === -1 && !inQuery.some(([key, value]) => key === '01' && gtinDigits.test(value))) {
    return null
  }
  const elements = [...inPath, ...inQuery].map(([key, value]) => decoded(key, value, today))
  return labelOf(elements, today)
}

type Pair = [key: string, value: string]

const identifierOf = (key: string): string => names.get(key.toLowerCase()) ?? key

/** `/01/` also occurs in addresses with dates; `/gtin/` always precedes a GTIN. */
const isGtin = (key: string, value = ''): boolean => key !== '01' || gtinDigits.test(value)

function pairs(segments: string[]): Pair[] {
  const found: Pair[] = []
  for (let at = 0; at < segments.length; at += 2) {
    const [key = '', value = ''] = segments.slice(at, at + 2)
    // A trailing slash leaves an empty pair, which is not a key.
    if (key !== '' || value !== '') found.push([identifierOf(key), value])
  }
  return found
}

function decoded(key: string, value: string, today: string): Element | InvalidLabel {
  try {
    const text = decodeURIComponent(value)
    const isShortGtin = key === '01' && /^(?:\d{8}|\d{12,13})$/.test(text)
    return elementOf(key, isShortGtin ? text.padStart(14, '0') : text, today)
  } catch {
    return invalid('characters', key)
  }
}
