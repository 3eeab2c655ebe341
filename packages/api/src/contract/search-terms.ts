import { foldText } from './fold-text.ts'

/** What is looked for at once. */
export interface SearchTerm {
  /** Folded (`foldText`): each has to be a part of any searched field. */
  words: readonly string[]
  /** The words as a part of a phone number, which finds a person as well; null where they are none. */
  digits: string | null
}

/** More would only make the question slow. */
const mostWords = 10
/** Shorter parts stand in almost every number. */
const leastDigits = 3

/** What phone numbers are written with; `-` last, as a character class wants it. */
const phoneWord = /^[+\d(][\d()./\u2010-\u2015\u2212-]*$/

/** The words of a search. Those that one phone number may be written in (`06 12`) make one term. */
export function termsOf(text: string): SearchTerm[] {
  const terms: string[][] = []
  for (const word of foldText(text).split(/\s+/).filter(Boolean).slice(0, mostWords)) {
    const former = terms.at(-1)
    if (former?.every(isOfPhone) && isOfPhone(word)) former.push(word)
    else terms.push([word])
  }
  return terms.map((words) => ({ words, digits: digitsOf(words) }))
}

const isOfPhone = (word: string) => phoneWord.test(word)

/** French numbers begin with 0, however they are written; those of elsewhere with their country. */
function digitsOf(words: readonly string[]): string | null {
  if (!words.every(isOfPhone)) return null
  const digits = words
    .join('')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)330?/, '0')
    .replace(/^(?:\+|00)/, '')
    .replaceAll('+', '')
    // Spreadsheets take the + away.
    .replace(/^33(?=\d{9}$)/, '0')
  return digits.length < leastDigits ? null : digits
}

/** Separators between the digits of phone numbers. Databases use the same list. */
export const phoneMarks =
  ' \t\u00a0\u2009\u202f.,-\u2010\u2011\u2012\u2013\u2014\u2212\u00b7()/_\u200e\u200f\u2060'

const marks = new Set(phoneMarks)

/**
 * A stored phone number as `digits` are compared with it, French ones in their national form. The
 * conditions of the database say the same.
 */
export function phoneDigits(phone: string): string {
  const plain = Array.from(phone)
    .filter((character) => !marks.has(character))
    .join('')
  if (/^0(?!0)/.test(plain)) return plain
  if (plain.startsWith('+33')) return national(plain.slice(3))
  if (plain.startsWith('0033')) return national(plain.slice(4))
  // Spreadsheets take the 0, or the +, away.
  if (plain.length === 11 && plain.startsWith('33')) return national(plain.slice(2))
  if (plain.length === 9) return national(plain)
  if (plain.startsWith('+')) return plain.slice(1)
  return plain.startsWith('00') ? plain.slice(2) : plain
}

const national = (digits: string) => `0${digits.replace(/^0+/, '')}`
