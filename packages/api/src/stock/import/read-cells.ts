/**
 * Parses a whole number, which may have spaces between the thousands and end in `.0` or `,00`; null
 * for anything else.
 */
export function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '').replace(/[.,]0+$/, '')
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

/** The first letters of French months, without accents. */
const months = [
  'jan',
  'fev',
  'mar',
  'avr',
  'mai',
  'juin',
  'juil',
  'aou',
  'sep',
  'oct',
  'nov',
  'dec',
]

/**
 * Parses a date and returns it as `YYYY-MM-DD`. It accepts `2027-03-31`, `31/03/2027`, `31.03.27`,
 * `31 mars 2027`, a month such as `03/2027` or `2027-03`, of which the last day counts, and the day
 * number that .xlsx files contain, each with or without a time. Null for anything else, and for
 * days that do not exist.
 */
export function dateOf(text: string): string | null {
  const date = text
    .trim()
    .replace(/[T\s]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/i, '')
    .trim()
  if (/^[2-7]\d{4}(?:[.,]\d+)?$/.test(date)) {
    const day = Number(date.slice(0, 5)) - daysTo1970
    return new Date(day * 86_400_000).toISOString().slice(0, 10)
  }
  const [first = '', second = '', third = '', ...others] = withMonthNumber(date).split(/[/. -]+/)
  if (others.length > 0) return null
  if (third === '') {
    const [year, month] = first.length === 4 ? [first, second] : [second, first]
    return dayOf(year, month, '')
  }
  return first.length === 4 ? dayOf(first, second, third) : dayOf(third, second, first)
}

/** Replaces the name of a month by its number. */
function withMonthNumber(date: string): string {
  const plain = date.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const [name = ''] = /[a-z]{3,}\.?/.exec(plain) ?? []
  const at = months.findIndex((month) => name.startsWith(month))
  return at < 0 ? plain : plain.replace(name, String(at + 1))
}

/** Returns a day as `YYYY-MM-DD`, or the last day of the month if `day` is empty. */
function dayOf(year: string, month: string, day: string): string | null {
  const isNumeric = /^(?:\d{4}|\d{2})$/.test(year) && /^\d{1,2}$/.test(month)
  if (!isNumeric || !/^\d{0,2}$/.test(day)) return null
  const full = year.length === 2 ? `20${year}` : year
  const last = new Date(`${full}-01-01T00:00:00Z`)
  last.setUTCMonth(Number(month), 0)
  const days = last.getUTCDate()
  const isReal = Number(month) >= 1 && Number(month) <= 12 && Number(day || days) <= days
  if (!isReal || Number(day || days) < 1) return null
  return `${full}-${month.padStart(2, '0')}-${String(Number(day || days)).padStart(2, '0')}`
}
