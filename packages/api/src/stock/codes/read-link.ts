import { type Element, elementOf } from './elements.ts'
import { type Gs1Label, invalid, type InvalidLabel } from './label.ts'
import { labelOf } from './label-of.ts'

/**
 * Reads a web address with a GTIN in its path, like `https://id.gs1.org/01/…/10/…?17=…` (GS1 Digital
 * Link, URI syntax). Returns null for any other address.
 */
export function readLink(text: string, today: string): Gs1Label | InvalidLabel | null {
  if (!/^https?:\/\//i.test(text)) return null
  const [address = ''] = text.split('#')
  const [path = '', ...queries] = address.split('?')
  const segments = path.split('/').slice(3)
  const start = segments.findIndex(
    (segment, at) => segment === '01' && /^\d{14}$/.test(segments[at + 1] ?? ''),
  )
  if (start === -1) return null
  const inPath = pairs(segments.slice(start))
  if (!inPath.every(([key]) => /^\d+$/.test(key))) return null
  const inQuery = queries
    .join('?')
    .split(/[&;]/)
    .map((parameter) => parameter.split('='))
    .map(([key = '', ...value]): Pair => [key, value.join('=')])
    .filter(([key]) => /^\d+$/.test(key))
  const elements = [...inPath, ...inQuery].map(([key, value]) => decoded(key, value, today))
  return labelOf(elements, today)
}

type Pair = [key: string, value: string]

function pairs(segments: string[]): Pair[] {
  const found: Pair[] = []
  for (let at = 0; at < segments.length; at += 2) {
    const [key = '', value = ''] = segments.slice(at, at + 2)
    // A trailing slash leaves an empty pair, which is not a key.
    if (key !== '' || value !== '') found.push([key, value])
  }
  return found
}

function decoded(key: string, value: string, today: string): Element | InvalidLabel {
  try {
    return elementOf(key, decodeURIComponent(value), today)
  } catch {
    return invalid('characters', key)
  }
}
