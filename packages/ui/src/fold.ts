/**
 * Removes accents and case, so that `eloise` finds `Éloïse` and `oeuvre` finds `Œuvre`. Ligatures
 * and `ß` do not decompose, so they are replaced by two letters.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
}
