import { canBeInField } from './field-format.ts'

/** Character 29, by which scanners send FNC1, the end of a field without fixed length. */
export const fnc1 = '\u001d'

/**
 * True for a text that can replace FNC1. It needs a character that no field contains: with `/`, the
 * lot `A/21B` would be cut into a lot and a serial number.
 */
export function isSeparator(text: string): boolean {
  return !canBeInField(text)
}
