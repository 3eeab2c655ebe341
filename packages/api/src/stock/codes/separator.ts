import { canBeInField } from './field-format.ts'

/** Character 29, which scanners send for FNC1. FNC1 ends a field of variable length. */
export const fnc1 = '\u001d'

/**
 * True for a text that can replace FNC1. It must contain a character that is not allowed in fields:
 * if `/` were accepted, the lot `A/21B` would be cut into a lot and a serial number.
 */
export function isSeparator(text: string): boolean {
  return !canBeInField(text)
}
