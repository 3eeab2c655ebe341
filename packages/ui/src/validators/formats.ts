import { isHostName } from './host-name.ts'

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/**
 * An http or https address with a full host name, `localhost` or an IPv4 address. The scheme may be
 * left out before a host name, as in `www.exemple.fr/equipe`: the renderer makes it https.
 */
export function isUrl(text: string): boolean {
  const match = /^(https?:\/\/)?([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i.exec(text)
  const host = match?.[2]
  if (host === undefined || text.length > 2048) return false
  if (isHostName(host)) return true
  return match?.[1] !== undefined && (host === 'localhost' || ipv4.test(host))
}

/** An email address as mail servers accept it: no quotes, comments or address literals. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return (
    at > 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    local.split('.').every((part) => /^[^\s@<>()[\],;:"\\.]+$/.test(part)) &&
    isHostName(text.slice(at + 1))
  )
}

/** A French number: `+33` or `0`, a digit from 1 to 9, four pairs; space, dot or dash between pairs. */
export function isPhone(text: string): boolean {
  return /^(?:\+33[ .-]?|0)[1-9](?:[ .-]?\d{2}){4}$/.test(text)
}

/** A French mobile number: as `isPhone`, with 6 or 7 as first digit. */
export function isMobilePhone(text: string): boolean {
  return isPhone(text) && /^(?:\+33[ .-]?|0)[67]/.test(text)
}
