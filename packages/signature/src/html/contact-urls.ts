import { printable } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

/**
 * Matches one plain address that mail servers accept. Letters may be of any script, the host must
 * be fully qualified, and characters with a special meaning in a mailto URL are rejected. The
 * lookahead at the start limits the lengths and rejects misplaced dots and dashes.
 */
const emailAddress =
  /^(?!.{255}|.{65,}@|\.|.*\.[.@]|.*@(?:.*\.)?[-\p{M}]|.*-(?:\.[^@]*)?$)[\p{L}\p{M}\p{N}_!$'*+=^`{|}~.-]+@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,63}$/u
const skypeName = /^[\w.,:@-]+$/

/**
 * Returns the `mailto:` URL of one plain address, or null for any other text. Like all functions
 * here, it expects a trimmed value.
 */
export const mailtoUrl = (value: string): SafeUrl | null =>
  emailAddress.test(value) ? (`mailto:${value}` as SafeUrl) : null

/** Returns the `skype:` URL that opens a chat, or null for an invalid name. */
export const skypeUrl = (value: string): SafeUrl | null =>
  skypeName.test(value) ? (`skype:${value}?chat` as SafeUrl) : null

/**
 * Returns the URL of a map search for a postal address. The link also keeps iOS from adding its
 * own.
 */
export const mapsUrl = (value: string): SafeUrl =>
  `https://maps.google.com/?q=${encodeURIComponent(printable(value))}` as SafeUrl
