import { isHibc } from '@org/api/stock'
import { characterIn, type LayoutName } from './key-layouts.ts'
import { fnc1, isAltDigit, isFnc1, isModifier, type KeyPress, padDigitOf } from './key-press.ts'
import { foreignLayoutOf } from './scanner-layout.ts'

/**
 * Stands for a key that cannot be read. It makes the text an invalid code; without it, the text
 * could be the code of another product.
 */
const unreadable = '\uFFFD'

/**
 * Returns the text that a scanner typed, whatever the keyboard layouts of the scanner and the page,
 * with FNC1 as character 29.
 *
 * @param separator the text that this scanner sends for FNC1, if it is configured to send one.
 */
export function scannedText(presses: readonly KeyPress[], separator = ''): string {
  const text = provenHibc(presses) ?? textIn(foreignLayoutOf(presses), presses)
  return separator === '' ? text : text.replaceAll(separator, fnc1)
}

/**
 * Returns the text in the layout in which it is a HIBC label, which its check character proves; null
 * for other labels. HIBC starts with `+`, which is the same key in both layouts.
 */
function provenHibc(presses: readonly KeyPress[]): string | null {
  const first = presses.find((press) => !isModifier(press))
  if (first?.code !== 'Equal' || !first.shiftKey) return null
  const layouts = [foreignLayoutOf(presses), 'qwerty', 'azerty'] as const
  return layouts.map((layout) => textIn(layout, presses)).find(isHibc) ?? null
}

/** Returns the text that the keys type in a layout; null stands for the layout of the page. */
function textIn(layout: LayoutName | null, presses: readonly KeyPress[]): string {
  let text = ''
  let altDigits = ''
  for (const press of presses) {
    if (isAltDigit(press)) {
      altDigits += padDigitOf(press)
      continue
    }
    text += characterOfNumber(altDigits)
    altDigits = ''
    if (!isModifier(press)) text += characterOf(press, layout)
  }
  return text + characterOfNumber(altDigits)
}

/**
 * Returns the character that Alt and digits type. Barcodes contain only ASCII, which is the same in
 * all code pages.
 */
function characterOfNumber(digits: string): string {
  if (digits === '') return ''
  return Number(digits) < 128 ? String.fromCharCode(Number(digits)) : unreadable
}

function characterOf(press: KeyPress, layout: LayoutName | null): string {
  if (isFnc1(press)) return fnc1
  const byPosition = layout && !press.altGraph ? characterIn(layout, press) : undefined
  const character = padDigitOf(press) ?? byPosition ?? press.key
  if (character.length !== 1) return unreadable
  return press.capsLock ? withoutCapsLock(character, press.shiftKey) : character
}

/** Restores the case that the scanner meant with Shift. */
function withoutCapsLock(character: string, isUpper: boolean): string {
  if (!/[a-z]/i.test(character)) return character
  return isUpper ? character.toUpperCase() : character.toLowerCase()
}
