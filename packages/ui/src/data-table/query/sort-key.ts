import { quickFold } from './quick-fold.ts'

/** Maximum number of digits of a number that is sorted by value rather than as text. */
const longestNumber = 15

/**
 * Returns a sort key to compare with `<`. It ignores accents and case, and sorts numbers inside the
 * text by value (`Équipe 9` before `Équipe 10`).
 */
export function sortKey(text: string): string {
  return foldedSortKey(quickFold(text))
}

/** Returns the sort key of a string that is already folded. */
export function foldedSortKey(plain: string): string {
  return /\d/.test(plain)
    ? plain.replace(/\d+/g, (digits) => digits.padStart(longestNumber, '0'))
    : plain
}
