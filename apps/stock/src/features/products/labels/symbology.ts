import { checkDigit } from '@org/api/stock'

/** A kind of printed code. */
export type Symbology = 'ean13' | 'code128' | 'datamatrix'

/**
 * Maximum number of characters in a Code 128 barcode. The bars of a longer code would be too thin
 * for a label.
 */
const longestBars = 24

/** Returns the 13 digits of an EAN-13 or UPC-A code; null for other codes. */
export function ean13Of(code: string): string | null {
  const digits = code.length === 12 ? `0${code}` : code
  if (!/^\d{13}$/.test(digits)) return null
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : null
}

/**
 * Returns the barcode type of a code: EAN-13 for an EAN-13 or UPC-A code, DataMatrix for a code
 * that is too long for Code 128 or has characters that Code 128 lacks, and otherwise Code 128.
 */
export function symbologyOf(code: string): Symbology {
  if (ean13Of(code) !== null) return 'ean13'
  const fitsBars = code.length <= longestBars && /^[\x20-\x7e]+$/.test(code)
  return fitsBars ? 'code128' : 'datamatrix'
}
