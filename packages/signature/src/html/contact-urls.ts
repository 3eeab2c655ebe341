import { text } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

const emailAddress = /^[^\s@<>()[\]\\,;:"'?#&%/\p{C}]+@[^\s@<>()[\]\\,;:"'?#&%/\p{C}]+$/u
const skypeName = /^[\w.,:@-]+$/

/** `mailto:` of one plain address, else null. */
export const mailtoUrl = (value: string): SafeUrl | null => {
  const address = value.trim()
  return emailAddress.test(address) ? (`mailto:${address}` as SafeUrl) : null
}

/** `tel:` of the leading number; an extension in words is left out, as is the `(0)` after a country code. */
export const telUrl = (value: string): SafeUrl | null => {
  const number = value.trim().split(/[^\d\s+().\-/\u00a0\u202f]/, 1)[0] ?? ''
  const international = number.startsWith('+')
  const digits = (international ? number.replace('(0)', '') : number).replace(/\D/g, '')
  return digits.length < 3 ? null : (`tel:${international ? '+' : ''}${digits}` as SafeUrl)
}

/** `skype:` with a chat, else null. */
export const skypeUrl = (value: string): SafeUrl | null => {
  const name = value.trim()
  return skypeName.test(name) ? (`skype:${name}?chat` as SafeUrl) : null
}

/** A map's search for a postal address, so that iOS finds a link already there. */
export const mapsUrl = (value: string): SafeUrl =>
  text(
    `https://maps.google.com/?q=${encodeURIComponent(value.replace(/\p{C}+|\s+/gu, ' ').trim()).replaceAll('%20', '+')}`,
  ) as string as SafeUrl
