import { punycodeDecoded } from './punycode.ts'

/**
 * Returns the form in which two spellings of an address are equal: lower case, with the punycode of
 * an internationalised domain.
 */
export function emailKey(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // ASCII domains, nearly all of them, are their own key.
  if (at < 0 || /^[\u0020-\u007e]*$/.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address
}

/**
 * Returns all spellings under which an address may be stored: as it is written, and with the
 * internationalised domain or its punycode. One for nearly all addresses.
 */
export function emailForms(email: string): string[] {
  const address = email.trim().toLowerCase()
  const key = emailKey(address)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const decoded = domain.includes('xn--')
    ? key.slice(0, at + 1) + domain.split('.').map(punycodeDecoded).join('.')
    : key
  return [...new Set([address, key, decoded])]
}
