/**
 * Accented letters, grouped by the plain letter that replaces them. Databases use the same list.
 */
const accented: Readonly<Record<string, string>> = {
  a: 'àáâãäåāăą',
  c: 'çćč',
  d: 'ďđ',
  e: 'èéêëēęě',
  g: 'ğ',
  i: 'ìíîïī',
  l: 'łľĺ',
  n: 'ñńň',
  o: 'òóôõöøōő',
  r: 'řŕ',
  s: 'śšş',
  t: 'ťţ',
  u: 'ùúûüūůű',
  y: 'ýÿ',
  z: 'źżž',
}

/** Ligatures, each with the two letters that it stands for. */
export const ligatures: readonly (readonly [string, string])[] = [
  ['œ', 'oe'],
  ['æ', 'ae'],
]

/** The accented letters, and the plain ones at the same positions. */
export const foldedLetters = {
  from: Object.values(accented).join(''),
  to: Object.entries(accented)
    .map(([plain, letters]) => plain.repeat(letters.length))
    .join(''),
}

const plainOf = new Map([
  ...Array.from(foldedLetters.from, (letter, at) => [letter, foldedLetters.to[at] ?? ''] as const),
  ...ligatures,
])

/** Folds text for search: removes case and accents, so that `eloise` finds `Éloïse`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u0080-\u{10ffff}]/gu, (letter) => plainOf.get(letter) ?? letter)
}
