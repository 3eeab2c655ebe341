import { quickFold } from './quick-fold.ts'

/** Digits of the longest number that is ordered by its size rather than as text. */
const longestNumber = 15

/**
 * What a text is ordered by, compared with `<`: accents and capitals do not count, and numbers
 * inside the text are ordered by size (`Équipe 9` before `Équipe 10`).
 */
export function sortKey(text: string): string {
  return foldedSortKey(quickFold(text))
}

/** The same of a text that is folded already. */
export function foldedSortKey(plain: string): string {
  return /\d/.test(plain)
    ? plain.replace(/\d+/g, (digits) => digits.padStart(longestNumber, '0'))
    : plain
}
