import { printable } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

/**
 * One plain address that mail servers accept, in letters of any script: on a host with a full name, and
 * without anything that a mailto address reads as more. What stands first keeps the rest short.
 */
const emailAddress =
  /^(?!.{255}|.{65,}@|\.|.*\.[.@]|.*@(?:.*\.)?[-\p{M}]|.*-(?:\.[^@]*)?$)[\p{L}\p{M}\p{N}_!$'*+=^`{|}~.-]+@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,63}$/u
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
