import type { SafeUrl } from './safe-url.ts'

/**
 * Minimum number of digits of a complete number. A slash or comma after a complete number starts
 * another number.
 */
const wholeNumber = 8
/** Minimum number of digits of a complete local number without area code. */
const localNumber = 7
/** Number of digits after which letters are no longer part of the number. */
const nothingMissing = 10
/** Maximum number of digits: country code and subscriber number (ITU-T E.164). */
const most = 15

const extensions: ReadonlySet<string> = new Set(['ext', 'extension', 'poste', 'x'])

/** Words before or after a number that describe it. */
const descriptions: ReadonlySet<string> = new Set(
  `appel bureau cell cellulaire direct dw et fax fixe gsm home int interne ligne m mob mobile natel
  office or ou and p perso phone port portable pro puis standard t tel telefon telephone tél téléphone
  work`.split(/\s+/),
)

/** The letters on a telephone's keys (ITU-T E.161): a to c on 2, and so on. */
const keys = '22233344455566677778889999'

const plain = /^[ -~]*$/
const digit = /\p{Nd}/u

/**
 * Converts a digit of any script to ASCII. Each script's digits are consecutive and start at a code
 * point that ends in 0 or 6 (hex).
 */
const asciiDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  const row = code & ~15
  return String(digit.test(String.fromCodePoint(row)) ? code - row : code - row - 6)
}

/**
 * Returns the value with ASCII digits, dashes, dots and slashes, and without invisible characters.
 */
const normalised = (value: string): string =>
  plain.test(value)
    ? value
    : value
        .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .replace(/(?![\u{10000}-\u{10ffff}])\p{Nd}/gu, asciiDigit)
        .replace(/[\p{Cf}\ufe0e\ufe0f]/gu, '')
        .replace(/[\p{Pd}\u2043\u207b\u208b\u2212\u30fc]/gu, '-')
        .replace(/[\u00b7\u0387\u2022\u2024\u2027\u2219\u22c5\u30fb\uff65]/g, '.')
        .replace(/[\u2044\u2215]/g, '/')
        .replace(/[\u02bc\u2019]/g, "'")

const label = /^[^\d+:]*:/
const trunkPrefix = /[([]\s*0\s*[)\]]/
const international = /^[^\d+]*(?:\+|00)/
const token = /\d+|[\p{L}\p{M}]+|[^]/gu
const capitals = /^[A-Z]+$/
const letters = /^[a-z]+$/
const separator = /[\s()[\].\-_']/
const another = /[\n\r,;|&+/#]/

/**
 * Returns the digits for a word inside a number: empty if the number ends before the word, null if
 * the word is unknown or ambiguous.
 */
const readWord = (word: string, digits: string, joined: boolean): string | null => {
  const small = word.toLowerCase()
  const loud = capitals.test(word)
  const open = digits.length < nothingMissing
  const isExtension = extensions.has(small)
  if (isExtension || descriptions.has(small)) {
    // The word may be part of the number, as in 1-800-MOBILE.
    const ambiguous = open && small !== 'x' && (joined || (loud && !isExtension))
    const tooEarly = digits.length < localNumber && (!isExtension || small === 'x')
    return ambiguous || tooEarly ? null : ''
  }
  const isName = joined || loud || (digits.length > 2 && digits.length < wholeNumber)
  return letters.test(small) && open && isName
    ? small.replace(/./g, (letter) => keys.charAt(letter.charCodeAt(0) - 97))
    : null
}

/**
 * Returns the first number in the text, with its plus sign; null if the text has an unknown part.
 */
const dialled = (value: string): string | null => {
  const text = normalised(value).replace(label, '')
  const number = international.test(text) ? text.replace(trunkPrefix, '') : text
  let plus = ''
  let digits = ''
  let joined = false
  let opened = false
  for (const [part] of number.matchAll(token)) {
    const whole = digits.length >= wholeNumber
    if (/\d/.test(part)) {
      digits += part
      joined = true
    } else if (part === '+' && digits === '' && plus === '') plus = part
    else if (whole && another.test(part)) break
    else if (separator.test(part) || part === '/') {
      joined &&= !/\s/.test(part)
      opened = part === '(' || part === '['
    } else if (/[\p{L}\p{M}]/u.test(part)) {
      if (digits === '') {
        if (plus !== '' || !descriptions.has(part.toLowerCase())) return null
        continue
      }
      // A remark in brackets after the number, as in 01 84 60 21 47 (le matin).
      if (opened && whole && !capitals.test(part)) break
      const read = readWord(part, digits, joined)
      if (read === null) return null
      if (read === '') break
      digits += read
    } else if (digits !== '' || plus !== '' || /[#*]/.test(part)) return null
  }
  const longest = digits.startsWith('00') ? most + 2 : most
  return digits.length < 3 || digits.length > longest ? null : plus + digits
}

/**
 * Returns the `tel:` URL of the first number in a trimmed text. Accepts dashes, dots, spaces and
 * digits of every script, and converts letters to digits (1-800-FLOWERS). Ignores descriptions of
 * the number, an extension, the `(0)` after a country code, and a second number. Null if the text
 * contains anything else, since a truncated number would call a stranger.
 */
export const telUrl = (value: string): SafeUrl | null => {
  const number = dialled(value)
  return number === null ? null : (`tel:${number}` as SafeUrl)
}
