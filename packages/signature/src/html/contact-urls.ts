import { printable } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

/** One plain address in letters of any script, without anything that a mailto address reads as more. */
const emailAddress = /^[\w.!$'*+=^`{|}~\u00a1-\u1fff-]+@[\w.\u00a1-\u1fff-]+$/
const skypeName = /^[\w.,:@-]+$/

/** `mailto:` of one plain address, else null. Expects a trimmed value, as all here do. */
export const mailtoUrl = (value: string): SafeUrl | null =>
  emailAddress.test(value) ? (`mailto:${value}` as SafeUrl) : null

/** `skype:` with a chat, else null. */
export const skypeUrl = (value: string): SafeUrl | null =>
  skypeName.test(value) ? (`skype:${value}?chat` as SafeUrl) : null

/** A map's search for a postal address, so that iOS finds a link already there. */
export const mapsUrl = (value: string): SafeUrl =>
  `https://maps.google.com/?q=${encodeURIComponent(printable(value))}` as SafeUrl
