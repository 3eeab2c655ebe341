import type { CellValue } from '../cells.ts'
import { isoDateTime } from '../query/iso-date.ts'

/** Spreadsheets take a text that begins with one of these as a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** How numbers and fields are written where the file is opened. */
export interface CsvFormat {
  separator: ',' | ';'
  decimalMark: '.' | ','
}

/** Where a comma marks decimals, spreadsheets separate fields by semicolons. */
export function csvFormat(locale: string): CsvFormat {
  const decimalMark = new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.'
  return { decimalMark, separator: decimalMark === ',' ? ';' : ',' }
}

/** One field. A text that a spreadsheet would calculate is kept a text by an apostrophe before it. */
export function csvField(value: CellValue, { separator, decimalMark }: CsvFormat): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return quote(String(value).replace('.', decimalMark), separator)
  if (value instanceof Date) return isoDateTime(value)
  const text = String(value)
  return quote(formulaStart.test(text) ? `'${text}` : text, separator)
}

function quote(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text
}

/** A table as RFC 4180 has it, with a byte order mark, so that spreadsheets read accents right. */
export function writeCsv(lines: Iterable<readonly CellValue[]>, format: CsvFormat): string {
  const written: string[] = []
  for (const line of lines)
    written.push(line.map((value) => csvField(value, format)).join(format.separator))
  return `\ufeff${written.join('\r\n')}\r\n`
}
