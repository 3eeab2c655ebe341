import { asciiPhone } from './phone-characters.ts'
import { international, missingAbroad, missingInFrance } from './phone-plans.ts'
import type { SafeUrl } from './safe-url.ts'

/**
 * Minimum number of digits of a complete number. A slash, a comma or a bracket after a complete
 * number starts something else.
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

/** The usual notations of a French number, whose digits need no interpretation. */
const french = /^(?:\+33[ .]?(?:\(0\) ?)?[1-9]|0[1-9])(?:[ .]?\d\d){4}$/

const label = /^[^\d+:]*:/
/** Opening hours, as in 24/7 and 24h/24. */
const hours = /(?<![\d/.-])(?:24 ?h?|7 ?j?)\/(?:24 ?h?|7 ?j?)(?![\d/.-])/gi
/** The price of a call and what follows it, as in 0,35 €/min. */
const price = /(?<!\d)\d{1,3},\d+ ?€[^]*/
const token = /\d+|[\p{L}\p{M}]+|[^]/gu
const capitals = /^[A-Z]+$/
const letters = /^[a-z]+$/
const separator = /[\s()[\].\-_']/
const another = /[\n\r,;|&+/#]/

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

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

/** A number that has been read in part. */
interface Started {
  plus: string
  digits: string
  /** Lengths of the groups of digits. */
  groups: number[]
  /** Whether groups are separated by slashes. */
  slashed: boolean
  /** Whether the text since the first digit has no space. */
  joined: boolean
}

/** Whether the number has all its digits, so that what follows belongs to something else. */
const isComplete = (started: Started): boolean => missing(started) === 0

/** Number of digits that the number lacks; null if that is unknown. */
const missing = ({ plus, digits, groups }: Started): number | null => {
  const abroad = international(digits, plus !== '')
  return abroad === null ? missingInFrance(digits, groups) : missingAbroad(abroad)
}

/** Whether a slash before `rest` separates groups of the same number (01/84/60/21/47). */
const isInside = (started: Started, rest: string): boolean => {
  if (started.digits.length < wholeNumber) return true
  const next = /\d+/.exec(rest)?.[0].length ?? most
  const lacking = missing(started)
  // A slash with spaces may separate two numbers even if the first one lacks digits.
  if (lacking !== null && /^\d/.test(rest) && started.joined) return next <= lacking
  const isShort = next <= 3 && (started.groups.at(-1) ?? most) <= 3
  return isShort && digitsIn(rest) < localNumber && (started.slashed || (lacking ?? 0) > 0)
}

/**
 * Whether the bracket before `rest` is a remark after the number, as in 3949 (0,35 €/min). Null if
 * the number goes on behind a remark.
 */
const isRemark = ({ plus, digits }: Started, rest: string): boolean | null => {
  const [inside = '', after = ''] = rest.split(/[)\]]/, 2)
  const isVanity = capitals.test(inside.trim()) && digits.length < nothingMissing
  if (digits.length < 3 || isVanity) return false
  if (digits.length >= wholeNumber) return true
  if (inside.length === rest.length) return false
  const isOver = digitsIn(after) === 0
  if (!isOver && /^[\s\d.-]*$/.test(inside)) return false
  return isOver && plus === '' && !digits.startsWith('0') ? true : null
}

/**
 * Whether the digits after a dash with spaces may be an extension or a second ending, as in
 * 0721 123456 - 10.
 */
const isDoubtful = ({ plus, digits }: Started, rest: string): boolean =>
  plus === '' && digits.length >= nothingMissing && /^\s+\d\d/.test(rest)

/** The part after which the number ends. */
const end = Symbol('end')

type Reading = string | typeof end | null

/** Reads a punctuation mark or a space: null if numbers have no such mark. */
const readMark = (started: Started, mark: string, rest: string): Reading => {
  const { digits, plus } = started
  if (isComplete(started)) return end
  if (mark === '/') return isInside(started, rest) ? '' : end
  if (mark === '(' || mark === '[') {
    const remark = isRemark(started, rest)
    return remark === true ? end : remark === null ? null : ''
  }
  if (mark === '-') return isDoubtful(started, rest) ? null : ''
  if (separator.test(mark)) return ''
  if (digits.length >= wholeNumber) return end
  return digits !== '' || plus !== '' || mark === '#' ? null : ''
}

/** Returns the digits for a part that has none itself. */
const readPart = (started: Started, part: string, rest: string): Reading => {
  const { plus, digits, joined } = started
  if (separator.test(part) || another.test(part)) return readMark(started, part, rest)
  if (!/[\p{L}\p{M}]/u.test(part)) return digits !== '' || plus !== '' || part === '*' ? null : ''
  if (digits === '') return plus === '' && descriptions.has(part.toLowerCase()) ? '' : null
  const read = readWord(part, digits, joined)
  return read === '' ? end : read
}

const add = (started: Started, digits: string): void => {
  started.digits += digits
  started.groups.push(digits.length)
}

/** Returns the number with its prefix; null if it has too few or too many digits. */
const finished = ({ plus, digits }: Started): string | null => {
  const abroad = international(digits, plus !== '')
  if (abroad === null) return digits.length < 3 || digits.length > most ? null : digits
  const { prefix, code, rest } = abroad
  const isTooLong = code.length + rest.length > most || (missingAbroad(abroad) ?? 0) < 0
  return code.startsWith('0') || digits.length < 3 || isTooLong ? null : prefix + code + rest
}

/**
 * Returns the first number in the text, with its plus sign; null if the text has an unknown part.
 */
const dialled = (value: string): string | null => {
  const text = asciiPhone(value).replace(label, '').replace(hours, ' ').replace(price, '')
  const started: Started = { plus: '', digits: '', groups: [], slashed: false, joined: false }
  for (const { 0: part, index } of text.matchAll(token)) {
    if (/\d/.test(part)) {
      add(started, part)
      started.joined = true
    } else if (part === '+' && started.digits === '' && started.plus === '') started.plus = part
    else {
      const read = readPart(started, part, text.slice(index + part.length))
      if (read === null) return null
      if (read === end) break
      if (read !== '') add(started, read)
      started.joined &&= !/\s/.test(part)
      started.slashed ||= part === '/'
    }
  }
  return finished(started)
}

/**
 * Returns the `tel:` URL of the first number in a trimmed text. Accepts dashes, dots, spaces and
 * digits of every script, and converts letters to digits (1-800-FLOWERS). The number ends where it
 * is complete: descriptions, an extension, a remark and a second number are ignored, as is the zero
 * after a country code, except where it belongs to the number (Italy). Null if the text contains
 * anything else, since a truncated number would call a stranger.
 */
export const telUrl = (value: string): SafeUrl | null => {
  if (french.test(value)) {
    const start = value.startsWith('+') ? 'tel:+33' : 'tel:0'
    return (start + value.replace(/\D/g, '').slice(-9)) as SafeUrl
  }
  const number = dialled(value)
  return number === null ? null : (`tel:${number}` as SafeUrl)
}
