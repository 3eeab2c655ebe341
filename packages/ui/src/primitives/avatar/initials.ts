function capital(word: string): string {
  const letter = word.codePointAt(0)
  return letter === undefined ? '' : String.fromCodePoint(letter).toLocaleUpperCase('fr')
}

/** Returns up to two capital initials of a name: `Éloïse de La Tour` becomes `ÉT`. */
export function initials(name: string): string {
  const words = name.split(/[\s\-@.]+/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map(capital).join('')
}
