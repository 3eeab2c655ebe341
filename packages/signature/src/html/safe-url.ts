import { text } from './html.ts'

declare const urlBrand: unique symbol

/** An address with an allowed scheme, escaped for a double-quoted attribute. */
export type SafeUrl = string & { readonly [urlBrand]: true }

const schemes: ReadonlySet<string> = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'skype',
  'callto',
])

/**
 * Matches an ordinary web address, which is allowed unchanged. Only its ampersands need escaping.
 */
const ordinary =
  /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i

const scheme = /^([a-z][a-z0-9+.-]*):/i
const webAddress = /^https?:\/\/[^/?#@:[\]]+(?::\d{1,5})?(?:[/?#]|$)/i
const bareHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u
/**
 * Matches control, formatting and other invisible characters, and the backslash, which browsers
 * treat as a slash.
 */
const deceptive = /[\p{C}\p{Zl}\p{Zp}\\]/u
const toEncode = /[\s"<>`]/g
/** An ampersand that was copied from the source of a page, once or several times escaped. */
const escapedAmpersand = /&(?:amp;|#0*38;|#x0*26;)+/gi

/** Replaces escaped ampersands in an address. */
const unescaped = (address: string): string =>
  address.includes('&') ? address.replace(escapedAmpersand, '&') : address

/**
 * Returns the address if its scheme is http, https, mailto, tel, sms, skype or callto, else null. A
 * bare host name (`www.example.fr/page`) becomes an https address. Rejected as deceptive: control
 * and invisible characters, backslashes, a user name before the host, a web address without `//`.
 * Escaped ampersands (`&amp;`) are decoded.
 */
export function safeUrl(value: string): string | null {
  if (ordinary.test(value)) return unescaped(value)
  const address = unescaped(value.trim())
  if (address === '' || deceptive.test(address)) return null
  const encoded = address.replace(toEncode, encodeURIComponent)
  if (encoded.startsWith('//')) return safeUrl(`https:${encoded}`)
  if (bareHost.test(encoded)) return `https://${encoded}`
  const found = scheme.exec(encoded)?.[1]?.toLowerCase()
  if (found === undefined || !schemes.has(found)) return null
  if (found === 'http' || found === 'https') return webAddress.test(encoded) ? encoded : null
  return encoded.length > found.length + 1 ? encoded : null
}

/**
 * Matches a web address whose host is neither fully qualified nor `localhost` nor an IPv4 address.
 */
const lonelyHost =
  /^https?:\/\/(?!(?:(?:[^/?#:.]+\.)+[^/?#:.\d][^/?#:.]+|localhost|(?:\d+\.){3}\d+)(?:[:/?#]|$))/i

/**
 * Returns the link for an address typed by the user; null if the address is not valid. Stricter
 * than `safeUrl`: the host of a web address must be a fully qualified name, `localhost` or an IPv4
 * address.
 */
export function linkAddress(value: string): string | null {
  const url = safeUrl(value)
  return url === null || lonelyHost.test(url) ? null : url
}

const ampersands = (address: string): SafeUrl =>
  (address.includes('&') ? address.replaceAll('&', '&amp;') : address) as SafeUrl

/** Returns the `linkAddress` of a value, escaped for attributes. */
export function linkUrl(value: string): SafeUrl | null {
  const url = linkAddress(value)
  if (url === null) return null
  return ordinary.test(url) ? ampersands(url) : (text(url) as string as SafeUrl)
}

const localImage = /^(?:blob:https?:\/\/|data:image\/(?:png|jpe?g|gif|webp);base64,)/

/**
 * Returns the address of a hosted image or, with `local`, of an image that exists only in this
 * browser. Null for other addresses.
 */
export function imageUrl(value: string, local: boolean): SafeUrl | null {
  if (ordinary.test(value)) return ampersands(unescaped(value))
  if (local && localImage.test(value)) return text(value) as string as SafeUrl
  const url = safeUrl(value)
  return url !== null && /^https?:/i.test(url) ? (text(url) as string as SafeUrl) : null
}

/** Returns the address of a catalogue file. The base address may end with a slash. */
export function fileUrl(base: SafeUrl, file: string): SafeUrl {
  return `${base.endsWith('/') ? base : `${base}/`}${text(file)}` as SafeUrl
}
