import type { CellValue } from '../cells.ts'
import type { Wording } from '../query/wording.ts'

/** Creating a format takes a hundred times longer than using it. */
const dayFormats = new WeakMap<Wording, Intl.DateTimeFormat>()

function dayText(date: Date, wording: Wording): string {
  const format =
    dayFormats.get(wording) ??
    new Intl.DateTimeFormat(wording.locale, { timeZone: wording.timeZone })
  dayFormats.set(wording, format)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}

/** Formats a value in the page's language, for cells without `render`. */
export function cellText(value: CellValue, wording: Wording): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? wording.yes : wording.no
  if (typeof value === 'number') return value.toLocaleString(wording.locale)
  return value instanceof Date ? dayText(value, wording) : value
}

/** Returns whether a text is one word that may be cut off: an email address, or a long code. */
export function isLongWord(text: string): boolean {
  return !/\s/.test(text) && (text.includes('@') || text.length > 24)
}
