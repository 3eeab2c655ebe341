/** True for a code that a spreadsheet has turned into a rounded number, such as `3,40093E+12`. */
export const isRounded = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text)

/** Parses a whole number, which may have spaces between the thousands; null for anything else. */
export function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00a0\u202f]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

const yes = new Set(['oui', 'o', 'vrai', 'yes', 'y', 'true', '1', 'x'])
const no = new Set(['non', 'n', 'faux', 'no', 'false', '0'])

/** Parses 'oui' or 'non' in the forms that people and spreadsheets use; null for anything else. */
export function yesOrNo(text: string): boolean | null {
  const word = text.toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

/** Number of days from Excel's day 0 to 1970. */
const daysTo1970 = 25_569

/**
 * Parses a date and returns it as `YYYY-MM-DD`. It accepts `2027-03-31`, `31/03/2027`, `31.03.27`,
 * or the day number that .xlsx files contain. Null for anything else, and for days that do not
 * exist.
 */
export function dateOf(text: string): string | null {
  if (/^[2-7]\d{4}$/.test(text)) {
    return new Date((Number(text) - daysTo1970) * 86_400_000).toISOString().slice(0, 10)
  }
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text)
  const [, day = '', month = '', year = ''] = french ?? []
  const full = year.length === 2 ? `20${year}` : year
  const iso = french ? `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
