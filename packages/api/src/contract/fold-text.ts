/** Letters by the plain letter that finds them. Databases use the same list. */
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

/** Letters that are two. */
export const ligatures: readonly (readonly [string, string])[] = [
  ['œ', 'oe'],
  ['æ', 'ae'],
]

/** The accented letters, and at the same places the plain ones. */
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

/** Text as a search compares it: without capitals and accents, so that `eloise` finds `Éloïse`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u0080-\u{10ffff}]/gu, (letter) => plainOf.get(letter) ?? letter)
}
