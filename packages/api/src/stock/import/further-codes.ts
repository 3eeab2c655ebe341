import { wholeNumber } from './read-cells.ts'

/** A further code of a product, and the units that one scan of it counts. */
export interface FurtherCode {
  code: string
  units: number
}

/** Writes further codes into one cell: `3400930000014 | 3400930000021 × 100`. */
export const furtherCodesText = (codes: readonly FurtherCode[]): string =>
  codes.map(({ code, units }) => (units === 1 ? code : `${code} × ${units}`)).join(' | ')

/**
 * Reads the further codes in a cell. They are separated by `|`, `;`, `,` or a line break, which no
 * barcode of a product contains, and may end in their units. Null if units are not a whole number from 1
 * to 100,000.
 */
export function furtherCodesOf(text: string): FurtherCode[] | null {
  const codes = text
    .split(/[|;,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const at = Math.max(part.lastIndexOf('×'), part.lastIndexOf('*'))
      if (at < 0) return { code: part, units: 1 }
      return { code: part.slice(0, at).trim(), units: wholeNumber(part.slice(at + 1)) ?? 0 }
    })
  const isValid = codes.every(({ code, units }) => code !== '' && units >= 1 && units <= 100_000)
  return isValid ? codes : null
}
