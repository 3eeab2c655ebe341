import { isModifier, type KeyPress } from './key-press.ts'
import { characterIn, type LayoutName } from './key-layouts.ts'

/** The number of digits of the shortest EAN. */
const shortestEan = 8

const digitOf = ({ code }: KeyPress) => code.slice('Digit'.length)

const isOneOf = (digits: string) => (press: KeyPress) => digits.includes(digitOf(press))

/** Without Shift, these keys type `é`, `è`, `ç` or `à` on AZERTY. No barcode contains them. */
const isAccented = isOneOf('0279')

/** Without Shift, these keys type `-` or `_` on AZERTY. Many codes contain them between parts. */
const isJoining = isOneOf('68')

/** Without Shift, these keys type `&`, `"` or `'` on AZERTY. Hardly any code contains them. */
const isRareOnAzerty = isOneOf('134')

/** With Shift, these keys type `!@#^&*` on QWERTY. Hardly any code contains them. */
const isRareOnQwerty = isOneOf('123678')

/**
 * Returns the layout that the scanner types in, if the page has another one and the keys must
 * therefore be read by their position. While Caps Lock is on, which also shifts the digits on
 * AZERTY, keys are always read by position if the layout is known.
 *
 * The characters of the keys show the layout of the page. The scanner is assumed to have the same
 * one until its digits prove otherwise, since an AZERTY scanner needs Shift for digits. Letters
 * prove nothing about the scanner, because a lot may contain any letter.
 */
export function foreignLayoutOf(presses: readonly KeyPress[]): LayoutName | null {
  const keys = presses.filter((press) => !isModifier(press) && !press.altGraph && !press.ctrlKey)
  const digitKeys = keys.filter(({ code }) => /^Digit\d$/.test(code))
  const isLocked = keys.some(({ capsLock }) => capsLock)
  const page = pageLayoutOf(keys)
  const isForeign = page === 'azerty' && keys.some(isImpossibleOnAzerty)
  if (digitKeys.length === 0 && !isForeign) return isLocked ? page : null
  const scanner = isForeign ? 'qwerty' : scannerLayoutOf(digitKeys, page ?? 'qwerty')
  return scanner === page && !isLocked ? null : scanner
}

/** Whether a key types a character like `°` on AZERTY. Bar codes contain only ASCII. */
const isImpossibleOnAzerty = (press: KeyPress) =>
  (characterIn('azerty', press)?.charCodeAt(0) ?? 0) > 127

/** Whether the keys type pairs of `(` and `)` on QWERTY. */
const areBrackets = (keys: readonly KeyPress[]) => /^(?:90)+$/.test(keys.map(digitOf).join(''))

/** Returns the layout that explains more of the characters; null if both explain as many. */
function pageLayoutOf(keys: readonly KeyPress[]): LayoutName | null {
  const explained = (layout: LayoutName) => keys.filter((press) => explains(layout, press)).length
  const difference = explained('azerty') - explained('qwerty')
  if (difference === 0) return null
  return difference > 0 ? 'azerty' : 'qwerty'
}

/**
 * Whether a key types its character in a layout. Caps Lock shifts letters, and on AZERTY any key.
 */
function explains(layout: LayoutName, { key, code, shiftKey, capsLock }: KeyPress): boolean {
  const plain = characterIn(layout, { code, shiftKey })
  const shifted = characterIn(layout, { code, shiftKey: !shiftKey })
  const isLetter = plain?.toLowerCase() === shifted?.toLowerCase()
  return key === plain || (capsLock && key === shifted && (isLetter || layout === 'azerty'))
}

function scannerLayoutOf(digitKeys: readonly KeyPress[], page: LayoutName): LayoutName {
  const shifted = digitKeys.filter(({ shiftKey }) => shiftKey)
  const plain = digitKeys.filter(({ shiftKey }) => !shiftKey)
  if (plain.some(isAccented)) return 'qwerty'
  if (page === 'qwerty') {
    const areDigits = shifted.some(isRareOnQwerty) || (shifted.length > 1 && !areBrackets(shifted))
    const isAzerty = shifted.length >= shortestEan || (areDigits && plain.every(isJoining))
    return isAzerty ? 'azerty' : 'qwerty'
  }
  if (shifted.length === 0) return plain.every(isJoining) ? 'azerty' : 'qwerty'
  const areSymbols = plain.some(isRareOnAzerty) && plain.length > shifted.length
  return areSymbols && shifted.length < shortestEan ? 'qwerty' : 'azerty'
}
