/** Up to two capital letters that stand for a name: `Éloïse de La Tour` gives `ÉT`. */
export function initials(name: string): string {
  const words = name.split(/[\s\-@.]+/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => [...word][0]?.toLocaleUpperCase('fr') ?? '').join('')
}
