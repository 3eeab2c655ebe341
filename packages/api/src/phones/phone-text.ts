/** Why a text is no phone number. */
export type PhoneFault =
  | 'scientific'
  | 'characters'
  | 'unknown_country'
  | 'no_zero'
  | 'too_short'
  | 'too_long'
  | 'unknown_number'
  | 'not_mobile'

/** The letters on a telephone's keys (ITU-T E.161): a to c on 2, and so on. */
const keys = '22233344455566677778889999'

/** A number that a spreadsheet replaced by its power of ten, as in 3,3612E+10. */
const scientific = /^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i
const extension = /(?:poste|extension|ext|int|x|#)[.:]? ?\d{1,6}$/i
const allowed = /^\+?[\d\s().,/\u2010-\u2015\u2212-]+$/
/** A name in letters after the digits, as in 0800 FLOWERS. */
const vanity = /^(\+?[\d\s().-]{3,})([a-z][a-z -]{2,})$/i

/**
 * Reduces typed text to what a numbering plan reads: the number without its extension, letters as
 * digits, and no invisible characters. Returns the fault of a text that can be no number.
 */
export function plainNumber(typed: string): { text: string } | { fault: PhoneFault } {
  const visible = typed.replace(/\p{Cf}/gu, '').trim()
  if (scientific.test(visible)) return { fault: 'scientific' }
  const number = visible
    .replace(extension, '')
    .trim()
    .replace(/[,;-]$/, '')
  const [, digits, name] = vanity.exec(number) ?? []
  const text = digits === undefined || name === undefined ? number : digits + dialled(name)
  return allowed.test(text) ? { text } : { fault: 'characters' }
}

const dialled = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => keys.charAt(letter.charCodeAt(0) - 97))
    .replace(/\D/g, '')

/**
 * French numbers without a country code that no library's metadata contain: the short numbers of
 * services (3949, 1013), directories (118 218) and social services (116 117), and 0 8xx.
 */
const service = /^(?:3\d{3}|10\d{2}|11[68]\d{3}|08\d{8})$/

/** Returns the digits of a French service number, or null. */
export function frenchService(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return !text.includes('+') && service.test(digits) ? digits : null
}

/** Groups a French service number: 39 49, 118 218, 0 892 70 12 39. */
export function groupService(digits: string): string {
  if (digits.length === 10)
    return digits.replace(/^(0)(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')
  return digits.replace(digits.length === 6 ? /^(\d{3})/ : /^(\d\d)/, '$1 ')
}
