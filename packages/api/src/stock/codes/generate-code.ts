import { checkDigit } from './check-digit.ts'

/**
 * Creates a code for a product that has none: 13 digits that every scanner reads as an EAN-13. It
 * starts with 2, the range that GS1 reserves for use inside a company, so it never equals the code
 * of a manufacturer. `random` returns a number from 0 up to but excluding 1, like `Math.random`;
 * callers check that the code is not taken.
 */
export function generateCode(random: () => number): string {
  const digits = `2${String(Math.floor(random() * 1e11)).padStart(11, '0')}`
  return digits + checkDigit(digits)
}
