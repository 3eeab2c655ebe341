import { printable } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

/** One plain address in letters of any script, without anything that a mailto address reads as more. */
const emailAddress = /^[\w.!$'*+=^`{|}~\u00a1-\u1fff-]+@[\w.\u00a1-\u1fff-]+$/
const skypeName = /^[\w.,:@-]+$/
const trunkPrefix = '(0)'
const betweenDigits = /[\s().\-/]/
/** Digits before which a slash stands inside a number, as in `030/123456`; after them it begins another one. */
const wholeNumber = 8

/** `mailto:` of one plain address, else null. Expects a trimmed value, as all here do. */
export const mailtoUrl = (value: string): SafeUrl | null =>
  emailAddress.test(value) ? (`mailto:${value}` as SafeUrl) : null

/**
 * `tel:` of the leading number; an extension in words is left out, as are the `(0)` after a country code and
 * a second number after a slash.
 */
export const telUrl = (value: string): SafeUrl | null => {
  const plus = value.startsWith('+')
  const number = plus ? value.slice(1).replace(trunkPrefix, '') : value
  let digits = ''
  for (let i = 0; i < number.length; i++) {
    const character = number.charAt(i)
    if (character >= '0' && character <= '9') digits += character
    else if (character === '/' && digits.length >= wholeNumber) break
    else if (character !== ' ' && !betweenDigits.test(character)) break
  }
  return digits.length < 3 ? null : (`tel:${plus ? '+' : ''}${digits}` as SafeUrl)
}

/** `skype:` with a chat, else null. */
export const skypeUrl = (value: string): SafeUrl | null =>
  skypeName.test(value) ? (`skype:${value}?chat` as SafeUrl) : null

/** A map's search for a postal address, so that iOS finds a link already there. */
export const mapsUrl = (value: string): SafeUrl =>
  `https://maps.google.com/?q=${encodeURIComponent(printable(value))}` as SafeUrl
