import { foldText } from './fold-text.ts'

/** A part of a search that has to match as a whole. */
export interface SearchTerm {
  /** Folded words (`foldText`). Each must be part of one of the searched fields. */
  words: readonly string[]
  /**
   * The same words as the digits of a phone number. A row may match these instead of the words.
   * Null if the words cannot be a phone number.
   */
  digits: string | null
}

/** Maximum number of words. More would only make the query slow. */
const maxWords = 10
/**
 * Minimum number of digits in a phone search term. A shorter sequence occurs in almost every phone
 * number.
 */
const minDigits = 3

/** Characters in phone numbers; `-` must come last in the character class. */
const phoneWord = /^[+\d(][\d()./\u2010-\u2015\u2212-]*$/

/**
 * Splits a search into terms. Adjacent words that may be one phone number (`06 12`) form one term.
 */
export function termsOf(text: string): SearchTerm[] {
  const terms: string[][] = []
  for (const word of foldText(text).split(/\s+/).filter(Boolean).slice(0, maxWords)) {
    const former = terms.at(-1)
    if (former?.every(isOfPhone) && isOfPhone(word)) former.push(word)
    else terms.push([word])
  }
  return terms.map((words) => ({ words, digits: digitsOf(words) }))
}

const isOfPhone = (word: string) => phoneWord.test(word)

/**
 * Joins the digits of the words into a normalised phone number: French numbers start with 0, others
 * with the country code. Null if the words cannot be part of a phone number, or have too few
 * digits.
 */
function digitsOf(words: readonly string[]): string | null {
  if (!words.every(isOfPhone)) return null
  const digits = words
    .join('')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)330?/, '0')
    .replace(/^(?:\+|00)/, '')
    .replaceAll('+', '')
    // Spreadsheets remove the leading +.
    .replace(/^33(?=\d{9}$)/, '0')
  return digits.length < minDigits ? null : digits
}

/** Separators between the digits of phone numbers. Databases use the same list. */
export const phoneMarks =
  ' \t\u00a0\u2009\u202f.,-\u2010\u2011\u2012\u2013\u2014\u2212\u00b7()/_\u200e\u200f\u2060'

const marks = new Set(phoneMarks)

/**
 * Normalises a stored phone number for comparison with `SearchTerm.digits`: French numbers in their
 * national form. The database query does the same.
 */
export function phoneDigits(phone: string): string {
  const plain = Array.from(phone)
    .filter((character) => !marks.has(character))
    .join('')
  if (/^0(?!0)/.test(plain)) return plain
  if (plain.startsWith('+33')) return national(plain.slice(3))
  if (plain.startsWith('0033')) return national(plain.slice(4))
  // Spreadsheets remove a leading 0 or +.
  if (plain.length === 11 && plain.startsWith('33')) return national(plain.slice(2))
  if (plain.length === 9) return national(plain)
  if (plain.startsWith('+')) return plain.slice(1)
  return plain.startsWith('00') ? plain.slice(2) : plain
}

const national = (digits: string) => `0${digits.replace(/^0+/, '')}`
