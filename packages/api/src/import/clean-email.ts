/** Invisible characters that copying adds: joiners, direction marks, soft hyphens. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/**
 * Extracts the address from `Zoé Roy <zoe@exemple.fr>`, the format that mail clients copy, from a
 * `mailto:` address with its subject, or from a `smtp:` address of a directory. Removes invisible
 * characters, no-break spaces and surrounding punctuation; the rest stays, even if it is invalid.
 */
export function cleanEmail(text: string): string {
  const visible = text
    .replace(invisible, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
  const address = primaryAddress(addressInBrackets(visible) ?? visible)
    .replace(/^["'«“([<]+/, '')
    .replace(/^(?:mailto|smtp|sip|e-?mail) ?: ?/i, '')
    .split('?', 1)
    .join('')
    .replace(/ ?@ ?/, '@')
  return address.slice(0, endOf(address)).trim().toLowerCase()
}

/** Returns where the address ends, without the punctuation after it. */
function endOf(address: string): number {
  let end = address.length
  while (end > 0 && '>"\'»”)],;:. '.includes(address[end - 1] ?? '')) end -= 1
  return end
}

/** Of the addresses `SMTP:a@b.fr;smtp:c@d.fr` of a directory, the one in capitals is the main one. */
function primaryAddress(text: string): string {
  const all = text.replace(/[{}]/g, '').split(/[;,| ]+/)
  const isList = all.length > 1 && all.every((one) => /^(?:smtp|sip|x500|spo):/i.test(one))
  return isList ? (all.find((one) => one.startsWith('SMTP:')) ?? text) : text
}

function addressInBrackets(text: string): string | null {
  const end = text.lastIndexOf('>')
  const start = text.lastIndexOf('<', end)
  if (start < 0 || end < start) return null
  const inside = text.slice(start + 1, end).trim()
  return inside.slice(1, -1).includes('@') && !/\s/.test(inside) ? inside : null
}

/**
 * Says in French why an address is invalid, and what to do; null if there is nothing more to say
 * than that it is invalid.
 */
export function emailProblem(text: string): string | null {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const local = text.slice(0, Math.max(at, 0))
  if (at < 0) return 'Il manque le signe @'
  if (text.indexOf('@') !== at) {
    return /[\s;,|/]/.test(text)
      ? 'La cellule contient plusieurs adresses : gardez-en une'
      : 'Le signe @ y est deux fois'
  }
  if (local === '') return 'Il manque le nom avant le signe @'
  if (domain === '') return 'Il manque le domaine après le signe @'
  if (/\s/.test(text)) return 'Elle contient une espace'
  if (domain.includes(',')) return 'Le domaine contient une virgule au lieu d’un point'
  if (!domain.includes('.'))
    return `Le domaine « ${domain} » n’a pas de point, comme dans exemple.fr`
  if (
    text.includes('..') ||
    local.endsWith('.') ||
    local.startsWith('.') ||
    domain.startsWith('.')
  ) {
    return 'Un point est de trop'
  }
  if (text.length > 254 || local.length > 64) return 'Elle est trop longue'
  const odd = /[()<>[\]\\,;:"]/.exec(text)?.[0]
  if (odd !== undefined) return `Le caractère ${odd} n’est pas permis`
  return `Le domaine « ${domain} » n’existe pas sous cette forme`
}
