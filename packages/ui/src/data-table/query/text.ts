const beyondAscii = /[\u0080-\u{10ffff}]/gu

/** Letters that are two letters in French order and do not decompose, also below an accent (`ǣ`). */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }
const anyLigature = /[œæß]/g

/** One entry per character that was ever met: decomposing a text each time costs ten times more. */
const folded = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const plain = character
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(anyLigature, (ligature) => ligatures[ligature] ?? ligature)
  folded.set(character, plain)
  return plain
}

/** Text without accents and capitals, so that `eloise` finds `Éloïse` and `oeuvre` finds `Œuvre`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return lower.replace(beyondAscii, foldCharacter)
}

/** Digits of the longest number that is ordered by its size rather than as text. */
const longestNumber = 15

/**
 * What a text is ordered by, compared with `<`: accents and capitals do not count, and numbers
 * inside the text are ordered by size (`Équipe 9` before `Équipe 10`).
 */
export function sortKey(text: string): string {
  return foldedSortKey(fold(text))
}

/** The same of a text that is folded already. */
export function foldedSortKey(plain: string): string {
  return /\d/.test(plain)
    ? plain.replace(/\d+/g, (digits) => digits.padStart(longestNumber, '0'))
    : plain
}
