import { gtinOf } from './gtin.ts'

/**
 * Returns the form in which codes are compared and must be unique: a GTIN with 14 digits, any other
 * code trimmed and in capitals. Case is ignored, because Caps Lock changes what a scanner types and
 * people type references in lower case; no two products of an organisation differ only by it.
 */
export function normaliseCode(text: string): string {
  return gtinOf(text) ?? text.trim().toUpperCase()
}
