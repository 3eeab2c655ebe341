import { endsInCheckCharacter } from './check-character.ts'
import { endsInCheckDigit } from './check-digit.ts'
import { isHibcProduct } from './read-hibc.ts'
import { tidyCode } from './tidy-code.ts'

/**
 * Matches EAN-8, UPC-A, EAN-13 and GTIN-14, the forms of a GTIN without an application identifier.
 * A UPC-E also has 8 digits, but its check digit is that of the equivalent UPC-A, so it usually
 * looks like a misread EAN-8 here. The camera returns the equivalent UPC-A, and so do keyboard
 * scanners that are set to convert it.
 */
const bareGtin = /^(?:\d{8}|\d{12,14})$/

/** Matches a UPC-A whose leading zero a spreadsheet has removed. */
const upcWithoutZero = /^\d{11}$/

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

/**
 * True for a text that looks like a bare GTIN or a HIBC product with a wrong check digit: it was
 * probably misread or mistyped. It may still be a company's own code.
 */
export function isLikelyMisread(text: string): boolean {
  const compact = withoutSpaces(tidyCode(text))
  if (bareGtin.test(compact)) return !endsInCheckDigit(compact)
  return isHibcProduct(compact) && !endsInCheckCharacter(compact.toUpperCase())
}

/**
 * Returns the 14 digits of a bare GTIN with a correct check digit, or of a UPC-A without its leading
 * zero; null for anything else. Spaces are ignored, because people type them as printed.
 */
export function gtinOf(text: string): string | null {
  const digits = withoutSpaces(text)
  const isGtin = bareGtin.test(digits) || upcWithoutZero.test(digits)
  return isGtin && endsInCheckDigit(digits) ? digits.padStart(14, '0') : null
}
