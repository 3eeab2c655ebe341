import type { CellValue } from '../cells.ts'
import { isoDateTime } from '../query/iso-date.ts'

/**
 * The start of a string that spreadsheets interpret as a formula (OWASP, CSV injection). Strings
 * with leading apostrophes match too, so that whoever reads the file can remove exactly one
 * apostrophe from each match.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/

/** The field separator and decimal mark that the user's spreadsheet expects. */
export interface CsvFormat {
  separator: ',' | ';'
  decimalMark: '.' | ','
  /** IANA name of the time zone of dates. Default: the user's own. */
  timeZone?: string | undefined
}

/**
 * Returns the format for a language. With a decimal comma, spreadsheets separate fields with
 * semicolons.
 */
export function csvFormat(locale: string, timeZone?: string): CsvFormat {
  const decimalMark = new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.'
  return { decimalMark, separator: decimalMark === ',' ? ';' : ',', timeZone }
}

/**
 * Formats one field. A string that looks like a formula gets a leading apostrophe, so that
 * spreadsheets do not evaluate it.
 */
export function csvField(
  value: CellValue,
  { separator, decimalMark, timeZone }: CsvFormat,
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return quote(String(value).replace('.', decimalMark), separator)
  if (value instanceof Date) return isoDateTime(value, timeZone)
  const text = String(value)
  return quote(formulaStart.test(text) ? `'${text}` : text, separator)
}

function quote(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text
}

/** Writes RFC 4180 CSV with a byte order mark, so that spreadsheets decode accents correctly. */
export function writeCsv(lines: Iterable<readonly CellValue[]>, format: CsvFormat): string {
  const written: string[] = []
  for (const line of lines)
    written.push(line.map((value) => csvField(value, format)).join(format.separator))
  return `\ufeff${written.join('\r\n')}\r\n`
}
