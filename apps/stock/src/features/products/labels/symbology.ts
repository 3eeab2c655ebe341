import { checkDigit } from '@org/api/stock'

/** A kind of printed code. */
export type Symbology = 'ean13' | 'code128' | 'datamatrix'

/** Bars of a longer code would be too thin for a label. */
const longestBars = 24

/** Returns the 13 digits of an EAN-13 or UPC-A code; null for other codes. */
export function ean13Of(code: string): string | null {
  const digits = code.length === 12 ? `0${code}` : code
  if (!/^\d{13}$/.test(digits)) return null
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : null
}

/**
 * Returns how a code is printed: an EAN-13 as one, a long code or one with characters that bars do not
 * have as a DataMatrix, any other code as Code 128.
 */
export function symbologyOf(code: string): Symbology {
  if (ean13Of(code) !== null) return 'ean13'
  const fitsBars = code.length <= longestBars && /^[\x20-\x7e]+$/.test(code)
  return fitsBars ? 'code128' : 'datamatrix'
}
