import { isHostName } from './host-name.ts'

const address = /^(https?:\/\/)?([^\s\p{C}/?#:@[\]]+)(?::(\d{1,5}))?(?:[/?#][^\s\p{C}]*)?$/iu

/** Whether a string is four numbers from 0 to 255 separated by dots. */
function isIpv4(text: string): boolean {
  const parts = text.split('.', 5)
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)
}

/**
 * Whether a string is an http or https address with a full host name, `localhost` or an IPv4
 * address. The scheme is optional before a host name, as in `www.exemple.fr/equipe`: the renderer
 * adds `https://`. Addresses are rejected if they contain a user name, white space or invisible
 * characters, or are longer than 2,048 characters.
 */
export function isUrl(text: string): boolean {
  if (text.length > 2048) return false
  const [, scheme, host, port = '0'] = address.exec(text) ?? []
  if (host === undefined || Number(port) > 65_535) return false
  if (isHostName(host)) return true
  return scheme !== undefined && (host === 'localhost' || isIpv4(host))
}

/**
 * Whether a string is an email address that mail servers accept: at most 254 characters, 64 before
 * the `@`; letters of any script; no quotes, comments, address literals or invisible characters.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return (
    at > 0 &&
    local.length <= 64 &&
    local.split('.').every((part) => /^[^\s\p{C}@<>()[\],;:"\\.]+$/u.test(part)) &&
    isHostName(text.slice(at + 1))
  )
}

/**
 * Whether a string is a French phone number: `+33` or `0`, a digit from 1 to 9, four pairs of
 * digits, each separated by at most one space (including no-break spaces), dot or dash.
 */
export function isPhone(text: string): boolean {
  return /^(?:\+33[ \u00a0\u202f.-]?|0)[1-9](?:[ \u00a0\u202f.-]?\d{2}){4}$/.test(text)
}

/**
 * Whether a string is a French mobile number: like `isPhone`, but the first digit after the prefix
 * is 6 or 7.
 */
export function isMobilePhone(text: string): boolean {
  return isPhone(text) && /^(?:\+33\D?|0)[67]/.test(text)
}
