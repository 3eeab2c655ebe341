/**
 * Text without accents and capitals, so that `eloise` finds `Éloïse` and `oeuvre` finds `Œuvre`: its
 * letters without their marks, and those as two that are two in order but do not decompose.
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
