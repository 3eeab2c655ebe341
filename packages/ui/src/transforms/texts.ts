/** Text and numbers as text; an empty text for anything else. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const keep = (value: unknown, pattern: RegExp) => (toText(value).match(pattern) ?? []).join('')

/** The text in small letters, by French rules: `ÉLOÏSE` gives `éloïse`. */
export const lowercase = (value: unknown): string => toText(value).toLocaleLowerCase('fr')

/** The text in capital letters, by French rules: `éloïse` gives `ÉLOÏSE`, `ß` becomes `SS`. */
export const uppercase = (value: unknown): string => toText(value).toLocaleUpperCase('fr')

/**
 * Letters of any script with their accents, also those that are characters of their own (combining
 * marks); everything else is dropped, spaces and apostrophes too: `L'été 2026` gives `Lété`.
 */
export const lettersOnly = (value: unknown): string => keep(value, /\p{L}\p{M}*/gu)

/** The digits 0 to 9; everything else is dropped, signs, marks and digits of other scripts too. */
export const digitsOnly = (value: unknown): string => keep(value, /[0-9]+/g)

/** What `lettersOnly` and `digitsOnly` keep: `Réf. n° 12-B` gives `Réfn12B`. */
export const alphanumericOnly = (value: unknown): string => keep(value, /\p{L}\p{M}*|[0-9]/gu)

/** Without any white space, no-break and zero-width spaces too. */
export const removeSpaces = (value: unknown): string => toText(value).replace(/[\s\u200b]/g, '')
