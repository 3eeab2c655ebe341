import { maxClientLength, type NumberRange } from './parameters.ts'

/** True for a host of Matterport. The host may end in a dot, which stands for the DNS root. */
const isViewersHost = (host: string) => /^(?:.*\.)?matterport\.com\.?$/.test(host)

/** Maximum length of an image's address, in characters. */
export const maxAddressLength = 2048

/**
 * Parses an address; null if it is invalid. Does not use `URL.parse`, because browsers that are a
 * few years old lack it.
 */
export function parseAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Returns an https address in its normal form; null for any other text, and for one with a password. */
export function httpsAddress(text: string): string | null {
  const address = text.length > maxAddressLength ? null : parseAddress(text.trim())
  if (address?.protocol !== 'https:') return null
  return address.username === '' && address.password === '' ? address.href : null
}

/**
 * Returns the https address of an image; null for any other text. Also null for an address at
 * Matterport, because the page must not request anything there before the visitor presses play. A
 * redirect from another host to Matterport cannot be prevented.
 */
export function imageAddress(text: string): string | null {
  const address = httpsAddress(text)
  return address === null || isViewersHost(new URL(address).hostname) ? null : address
}

/** Returns `#rrggbb` in lower case for `#rgb` or `#rrggbb`; null for anything else. */
export function hexColor(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value) ?? []
  if (digits === undefined) return null
  const long = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&')
  return `#${long.toLowerCase()}`
}

/**
 * Returns the nearest allowed number in a range; null if the value is neither a finite number nor
 * the text of one.
 */
export function numberIn(value: unknown, { min, max, step }: NumberRange): number | null {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  const clamped = Math.min(max, Math.max(min, number))
  return min + Math.round((clamped - min) / step) * step
}

/**
 * Returns a name as one line of limited length, without control characters and without characters
 * that change the direction of the surrounding text.
 */
export function nameIn(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]/gu, ' ')
  const words = line.split(' ').filter((word) => word !== '')
  return Array.from(words.join(' ')).slice(0, maxClientLength).join('').trim()
}
