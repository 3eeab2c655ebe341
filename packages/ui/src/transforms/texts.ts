/** Converts strings and numbers to a string; anything else becomes an empty string. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const keep = (value: unknown, pattern: RegExp) => (toText(value).match(pattern) ?? []).join('')

/** Converts to lower case, by French rules: `ÉLOÏSE` becomes `éloïse`. */
export const lowercase = (value: unknown): string => toText(value).toLocaleLowerCase('fr')

/** Converts to upper case, by French rules: `éloïse` becomes `ÉLOÏSE`, `ß` becomes `SS`. */
export const uppercase = (value: unknown): string => toText(value).toLocaleUpperCase('fr')

/**
 * Keeps letters of any script with their accents, including combining marks, and drops everything
 * else, including spaces and apostrophes: `L'été 2026` becomes `Lété`.
 */
export const lettersOnly = (value: unknown): string => keep(value, /\p{L}\p{M}*/gu)

/**
 * Keeps the digits 0 to 9, and drops everything else, including signs, separators and digits of
 * other scripts.
 */
export const digitsOnly = (value: unknown): string => keep(value, /[0-9]+/g)

/** Keeps what `lettersOnly` and `digitsOnly` keep: `Réf. n° 12-B` becomes `Réfn12B`. */
export const alphanumericOnly = (value: unknown): string => keep(value, /\p{L}\p{M}*|[0-9]/gu)

/** Removes all white space, including no-break and zero-width spaces. */
export const removeSpaces = (value: unknown): string => toText(value).replace(/[\s\u200b]/g, '')
