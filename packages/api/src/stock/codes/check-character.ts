/** The characters of HIBC and Code 39; the place of each is its value. */
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%'

/**
 * Computes the check character of a HIBC text, modulo 43 (ANSI/HIBC 2.6, appendix B); null if the
 * text contains a character that HIBC does not have.
 */
export function checkCharacter(text: string): string | null {
  let sum = 0
  for (const character of text) {
    const value = characters.indexOf(character)
    if (value < 0) return null
    sum += value
  }
  return characters.charAt(sum % 43)
}

/** True when the last character is the correct check character for those before it. */
export const endsInCheckCharacter = (text: string): boolean =>
  checkCharacter(text.slice(0, -1)) === text.at(-1)
