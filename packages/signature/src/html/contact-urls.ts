import { printable } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

/**
 * Matches one plain address that mail servers accept, like `isEmail` of the forms. Letters may be of
 * any script, and the host must be fully qualified. The lookahead at the start limits the lengths
 * and rejects misplaced dots and dashes.
 */
const emailAddress =
  /^(?!.{255}|.{65,}@|\.|.*\.[.@]|.*@(?:.*\.)?[-\p{M}]|.*-(?:\.[^@]*)?$)[^\s\p{C}@<>()[\],;:"\\]+@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,63}$/u
/** Characters with a special meaning in a `mailto:` URL. */
const special = /[%&/#?]/g
const skypeName = /^[\w.,:@+-]+$/
/** The scheme and the action of a link that was typed as a name. */
const skypeLink = /^skype:|\?(?:chat|call|add)$/g

/**
 * Returns the `mailto:` URL of one plain address, or null for any other text. Like all functions
 * here, it expects a trimmed value.
 */
export const mailtoUrl = (value: string): SafeUrl | null =>
  emailAddress.test(value)
    ? (`mailto:${value.replace(special, encodeURIComponent)}` as SafeUrl)
    : null

/** Returns the `skype:` URL that opens a chat with a name or a typed link; null if it is invalid. */
export const skypeUrl = (value: string): SafeUrl | null => {
  const name = value.startsWith('skype:') ? value.replace(skypeLink, '') : value
  return skypeName.test(name) ? (`skype:${name}?chat` as SafeUrl) : null
}

/**
 * Returns the URL of a map search for a postal address. The link also keeps iOS from adding its
 * own.
 */
export const mapsUrl = (value: string): SafeUrl =>
  `https://maps.google.com/?q=${encodeURIComponent(printable(value))}` as SafeUrl
