import type { KeyPress } from './key-press.ts'
import type { LayoutName } from './key-layouts.ts'

/** The number of digits of the shortest EAN. */
const shortestEan = 8

const digitOf = ({ code }: KeyPress) => code.slice('Digit'.length)

/** On AZERTY these keys without Shift are `é`, `è`, `ç` and `à`, which no barcode contains. */
const isAccented = (press: KeyPress) => !press.shiftKey && '0279'.includes(digitOf(press))

/** On AZERTY these keys without Shift are `-` and `_`, which join the parts of many codes. */
const isJoining = (press: KeyPress) => !press.shiftKey && '68'.includes(digitOf(press))

/** The page has AZERTY if its digits need Shift. */
const isOnAzerty = (press: KeyPress) => (press.key === digitOf(press)) === press.shiftKey

/**
 * Returns the layout that the scanner types in, if the page has another one and the keys must
 * therefore be read by their position.
 *
 * Only the row of digits decides. That a page has AZERTY shows in each of its keys. That the scanner
 * has AZERTY shows in Shift, which only its digits need there. As it could also be typing symbols
 * of the other layout, a scanner is taken to have the layout of the page until the digits tell
 * otherwise: `0`, `2`, `7` or `9` without Shift are a QWERTY scanner's, and a number of eight
 * digits with Shift is an AZERTY scanner's. Letters decide nothing, since any letter may be in a
 * lot, so without a key of that row the page's own characters are right.
 *
 * Caps Lock also shifts the digits on AZERTY, which makes the page look like QWERTY. With it, keys
 * are always read by position.
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
