import type { LabelData } from './label.ts'
import { labelDate } from './label-date.ts'

/** The formats of an expiry date, by the digit before it (ANSI/HIBC 2.6, table 2). */
const dateFormats = new Map([
  ['2', 'MMDDYY'],
  ['3', 'YYMMDD'],
  ['4', 'YYMMDDHH'],
  ['5', 'YYJJJ'],
  ['6', 'YYJJJHH'],
  ['7', ''],
])

/** Number of digits of a quantity, by the digit before it. */
const quantityLengths = new Map([
  ['8', 2],
  ['9', 5],
])

/** The lot and expiry of a HIBC label, or null if its parts have no such format. */
export type HibcData = Omit<LabelData, 'needsLotAndExpiry'> & { hasBadDate: boolean }

/**
 * Reads the secondary data of a label, without its `+`, link and check characters: `$$3271231LOT`,
 * or several fields separated by `/`.
 */
export function readHibcData(fields: readonly string[], today: string): HibcData | null {
  const data: HibcData = { hasBadDate: false }
  for (const [at, field] of fields.entries()) {
    if (readSupplement(field, data, today)) continue
    if (at > 0 || !readSecondary(field, data, today)) return null
  }
  return data
}

/** Reads `16D` (production), `14D` (expiry), `S` (serial number) or `Q` (quantity). */
function readSupplement(field: string, data: HibcData, today: string): boolean {
  const [, name = '', value = ''] = /^(16D|14D|S|Q)(.*)$/.exec(field) ?? []
  if (name === 'S') data.serial = value
  else if (name === 'Q') return setCount(data, value)
  else if (name !== '') {
    if (!/^\d{8}$/.test(value)) return false
    const day = labelDate(value.slice(2), today)
    const isReal = day?.startsWith(value.slice(0, 4)) === true
    if (isReal) data[name === '14D' ? 'expiry' : 'produced'] = day
    else if (name === '14D') data.hasBadDate = true
  }
  return name !== ''
}

function setCount(data: HibcData, digits: string): boolean {
  const count = /^\d{1,5}$/.test(digits) ? Number(digits) : 0
  if (count > 0) data.count = count
  return count > 0
}

function readSecondary(field: string, data: HibcData, today: string): boolean {
  const [start = ''] = /^\$*\+?/.exec(field) ?? []
  const rest = field.slice(start.length)
  const name = start.endsWith('+') ? 'serial' : 'lot'
  if (start === '$' || start === '$+') return setText(data, name, rest)
  if (start === '$$' || start === '$$+') return readFlagged(rest, { name, data, today })
  // The oldest format: a Julian date and the lot.
  return start === '' && readDate(field, 'YYJJJ', { name, data, today })
}

interface Reading {
  name: 'lot' | 'serial'
  data: HibcData
  today: string
}

/** Reads an optional quantity and an optional date before the lot or the serial number. */
function readFlagged(text: string, reading: Reading): boolean {
  const length = quantityLengths.get(text.charAt(0))
  const rest = length === undefined ? text : text.slice(1 + length)
  if (length !== undefined && !setCount(reading.data, text.slice(1, 1 + length))) return false
  const flag = rest.charAt(0)
  if (flag === '0' || flag === '1') return readDate(rest, 'MMYY', reading)
  const format = dateFormats.get(flag)
  if (format !== undefined) return readDate(rest.slice(1), format, reading)
  return rest === '' && length !== undefined
}

function readDate(text: string, format: string, { name, data, today }: Reading): boolean {
  const digits = text.slice(0, format.length)
  if (digits.length < format.length || /\D/.test(digits)) return false
  const day = format === '' ? null : dayOf(digits, format, today)
  if (day !== null) data.expiry = day
  else if (format !== '') data.hasBadDate = true
  return setText(data, name, text.slice(format.length))
}

function setText(data: HibcData, name: 'lot' | 'serial', text: string): boolean {
  if (text !== '') data[name] = text
  return text.length <= 20
}

/** Converts the digits of a date to YYYY-MM-DD; null if there is no such day. Hours are ignored. */
function dayOf(digits: string, format: string, today: string): string | null {
  const part = (letters: string) => {
    const at = format.indexOf(letters)
    return at < 0 ? '' : digits.slice(at, at + letters.length)
  }
  const [year, dayOfYear] = [part('YY'), part('JJJ')]
  // Without a day, a month is valid up to its last day, which GS1 writes as day 00.
  if (dayOfYear === '') return labelDate(year + part('MM') + (part('DD') || '00'), today)
  const first = labelDate(`${year}0101`, today) ?? ''
  const day = new Date(Date.parse(first) + (Number(dayOfYear) - 1) * 86_400_000)
  const text = day.toISOString().slice(0, 10)
  return text.startsWith(first.slice(0, 4)) ? text : null
}
