import { gtinOf } from '../codes/gtin.ts'
import { cellText } from './entries.ts'
import { wholeNumber } from './read-cells.ts'

/** A further code of a product, and the number of units that one scan of it adds. */
export interface FurtherCode {
  code: string
  units: number
}

const maxUnits = 100_000

/**
 * Matches the text between two separators. A comma does not separate in `"A,B"`, in `3014544,00`,
 * and in a rounded number such as `3,40093E+12`.
 */
const parts = /(?:"[^"]*"|\d,\d+E[+-]?\d+|\d,0+(?![0-9A-Za-z])|[^"|;,\n])+/gi

/** Writes further codes into one cell: `3400930000014 | 3400930000021 × 100`. */
export const furtherCodesText = (codes: readonly FurtherCode[]): string =>
  codes
    .map(({ code, units }) => {
      const written = isReadAlone(code) ? code : `"${code.replaceAll('"', '""')}"`
      return units === 1 ? written : `${written} × ${units}`
    })
    .join(' | ')

/** Whether a code without quotes is read as just this code. */
function isReadAlone(code: string): boolean {
  const read = furtherCodesOf(cellText(code))
  return read?.length === 1 && read[0]?.code === code && read[0].units === 1
}

/**
 * Reads the further codes in a cell. They are separated by `|`, `;`, `,` or a line break, and two
 * GTINs also by `/`. Each may end in its units, such as `× 100`; after a blank or a GTIN, `x` stands
 * for `×`. A code that would be read otherwise must be quoted. Null if a code is empty, or if its
 * units are not a whole number from 1 to 100,000.
 */
export function furtherCodesOf(text: string): FurtherCode[] | null {
  const codes = (text.match(parts) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(furtherCodesIn)
  const isValid = codes.every(({ code, units }) => code !== '' && units >= 1 && units <= maxUnits)
  return isValid ? codes : null
}

function furtherCodesIn(part: string): FurtherCode[] {
  const codes = part.split('/').map(furtherCodeOf)
  const areGtins = codes.every(({ code }) => gtinOf(code) !== null)
  return codes.length > 1 && areGtins ? codes : [furtherCodeOf(part)]
}

/** Reads one further code; `units` is 0 if the text after `×` or `*` is not a whole number. */
function furtherCodeOf(text: string): FurtherCode {
  const part = text.trim()
  const quoted = part.startsWith('"') ? part.lastIndexOf('"') : -1
  const at = placeOfUnits(part, quoted)
  const written = (at < 0 ? part : part.slice(0, at)).trim()
  return {
    code: quoted > 0 ? written.slice(1, -1).replaceAll('""', '"') : written,
    units: at < 0 ? 1 : (wholeNumber(part.slice(at + 1)) ?? 0),
  }
}

/** Returns the index of the sign before the units, or -1. */
function placeOfUnits(part: string, quoted: number): number {
  const sign = Math.max(part.lastIndexOf('×'), part.lastIndexOf('*'))
  if (sign > quoted) return sign
  const letter = part.toLowerCase().lastIndexOf('x')
  if (letter <= quoted || wholeNumber(part.slice(letter + 1)) === null) return -1
  const before = part.slice(0, letter)
  const isSign = before !== before.trimEnd() || quoted >= 0 || gtinOf(before) !== null
  return isSign && before.trim() !== '' ? letter : -1
}
