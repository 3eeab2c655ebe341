import type { KeyPress } from './key-press.ts'
import type { LayoutName } from './key-layouts.ts'

/** The number of digits of the shortest EAN. */
const shortestEan = 8

const digitOf = ({ code }: KeyPress) => code.slice('Digit'.length)

/**
 * Whether the key is pressed without Shift and types `é`, `è`, `ç` or `à` on AZERTY. No barcode
 * contains these letters.
 */
const isAccented = (press: KeyPress) => !press.shiftKey && '0279'.includes(digitOf(press))

/**
 * Whether the key is pressed without Shift and types `-` or `_` on AZERTY. Many codes contain these
 * characters between their parts.
 */
const isJoining = (press: KeyPress) => !press.shiftKey && '68'.includes(digitOf(press))

/** Whether the page has AZERTY, on which digits need Shift. */
const isOnAzerty = (press: KeyPress) => (press.key === digitOf(press)) === press.shiftKey

/**
 * Returns the layout that the scanner types in, if the page has another one and the keys must
 * therefore be read by their position.
 *
 * Only the row of digits decides. Each of its keys shows whether the page has AZERTY. An AZERTY
 * scanner needs Shift for digits. But Shift can also come from a QWERTY scanner that types symbols,
 * so a scanner is assumed to have the layout of the page until its digits prove otherwise: `0`,
 * `2`, `7` or `9` without Shift come from a QWERTY scanner, and on a QWERTY page, eight digits with
 * Shift come from an AZERTY scanner. On an AZERTY page, digits that are all without Shift also come
 * from a QWERTY scanner, unless all of them are `6` or `8`. Letters decide nothing, since a lot may
 * contain any letter; without a key of that row, the characters of the page are used.
 *
 * Caps Lock also shifts the digits on AZERTY, which makes the page look like QWERTY. While it is
 * on, keys are always read by position.
 */
export function foreignLayoutOf(presses: readonly KeyPress[]): LayoutName | null {
  const digitKeys = presses.filter(({ code, altGraph }) => /^Digit\d$/.test(code) && !altGraph)
  const [first] = digitKeys
  if (!first) return null
  const page = isOnAzerty(first) ? 'azerty' : 'qwerty'
  const scanner = scannerLayoutOf(digitKeys, page)
  return scanner === page && !first.capsLock ? null : scanner
}

function scannerLayoutOf(digitKeys: readonly KeyPress[], page: LayoutName): LayoutName {
  if (digitKeys.some(isAccented)) return 'qwerty'
  const shifted = digitKeys.filter(({ shiftKey }) => shiftKey).length
  if (page === 'qwerty') return shifted >= shortestEan ? 'azerty' : 'qwerty'
  return shifted > 0 || digitKeys.every(isJoining) ? 'azerty' : 'qwerty'
}
