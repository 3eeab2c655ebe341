/** White space as `trim` defines it. The database function `name_key` uses the same characters. */
const blanks = /[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
/** Invisible characters: soft hyphens, joiners, direction marks, the byte order mark. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
const marks = /[\u0300-\u036f]/g

/** Letters that Unicode does not decompose into a plain letter. */
const others: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
}

/**
 * Returns the key for comparing names: the name without case, accents, invisible characters, and
 * leading or trailing spaces. `ventes` and ` Véntes ` have the same key. A name without visible
 * characters has an empty key. The database function `name_key` returns the same key, and a unique
 * index on it prevents duplicate names.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(invisible, '')
    .replace(marks, '')
    .replace(/[œæßøđł]/g, (letter) => others[letter] ?? letter)
    .replace(blanks, ' ')
    .trim()
}
