import { wholeNumber } from './read-cells.ts'

/** A further code of a product, and the number of units that one scan of it adds. */
export interface FurtherCode {
  code: string
  units: number
}

/** Characters with a meaning in a cell of further codes. A code that contains one is quoted. */
const special = /[|;,\n"×*]/

/** Writes further codes into one cell: `3400930000014 | 3400930000021 × 100`. */
export const furtherCodesText = (codes: readonly FurtherCode[]): string =>
  codes
    .map(({ code, units }) => {
      const written = special.test(code) ? `"${code.replaceAll('"', '""')}"` : code
      return units === 1 ? written : `${written} × ${units}`
    })
    .join(' | ')

/**
 * Reads the further codes in a cell. They are separated by `|`, `;`, `,` or a line break, and each
 * may end in its units, such as `× 100`. A code that contains a special character must be quoted.
 * Null if a code is empty, or if its units are not a whole number from 1 to 100,000.
 */
export function furtherCodesOf(text: string): FurtherCode[] | null {
  const parts = text.match(/(?:"[^"]*"|[^"|;,\n])+/g) ?? []
  const codes = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(furtherCodeOf)
  const isValid = codes.every(({ code, units }) => code !== '' && units >= 1 && units <= 100_000)
  return isValid ? codes : null
}

/** Reads one further code; `units` is 0 if the text after `×` or `*` is not a whole number. */
function furtherCodeOf(part: string): FurtherCode {
  const quoted = part.startsWith('"') ? part.lastIndexOf('"') : -1
  const at = Math.max(part.lastIndexOf('×'), part.lastIndexOf('*'))
  const hasUnits = at > quoted
  const written = (hasUnits ? part.slice(0, at) : part).trim()
  return {
    code: quoted > 0 ? written.slice(1, -1).replaceAll('""', '"') : written,
    units: hasUnits ? (wholeNumber(part.slice(at + 1)) ?? 0) : 1,
  }
}
