import { gtinOf } from './gtin.ts'

/**
 * Returns the form in which codes are compared and must be unique: a GTIN with 14 digits, any other
 * code trimmed and in capitals. Case is ignored, because Caps Lock changes what a scanner types,
 * and people type references in lower case. Two codes that differ only by case therefore count as
 * the same.
 */
export function normaliseCode(text: string): string {
  return gtinOf(text) ?? text.trim().toUpperCase()
}
