import { linkAddress } from '@org/signature'

/**
 * Returns the first of these links that leads to a web page, as an http or https address in ASCII,
 * which a `Location` header needs. Null if none does.
 */
export function firstWebAddress(links: readonly string[]): string | null {
  for (const link of links) {
    const url = URL.parse(linkAddress(link) ?? '')
    if (url && /^https?:$/.test(url.protocol)) return url.href
  }
  return null
}
