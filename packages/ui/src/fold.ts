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
