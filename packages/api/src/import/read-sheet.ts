import { type DecodedText, decodeText } from './decode-text.ts'
import { foreignText } from './foreign-formats.ts'
import { importBytes, importRows } from './limits.ts'
import { betweenSlices, type Pause } from './pause.ts'
import { readSpreadsheet, type WantedSheet } from './read-spreadsheet.ts'
import { readText } from './read-text.ts'
import { refusals } from './refusals.ts'
import type { Sheet, SheetRow } from './sheet.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, at) => bytes[at] === byte)

export interface ReadSheetOptions {
  /** Maximum number of rows. Default 50,000. */
  maxRows?: number
  /** The sheet of a spreadsheet to read. Default: as `holds` says. */
  sheetName?: string | undefined
  /**
   * Counts in a sheet what is looked for; the visible sheet with most of it is read. By default, and
   * in a tie, the first visible sheet with content.
   */
  holds?: ((rows: readonly SheetRow[]) => number) | undefined
  pause?: Pause | undefined
}

/**
 * Reads a table from a file's bytes (.xlsx, or CSV in any usual encoding) or from pasted text. The
 * format is detected from the content, not from the file name. Formulas are never calculated.
 *
 * Rejects with an `ApiError` that can be shown to the user. TOO_LARGE means more than 10 MB, 50 MB
 * unpacked or in all cells, 50,000 rows, or 10,000 characters in a cell. MEDIA_TYPE means that the
 * content is not a table, is in another format, which the message names with the way out, is
 * damaged, or is empty.
 */
export async function readSheet(
  content: Uint8Array | string,
  { maxRows = importRows, sheetName, holds, pause = betweenSlices() }: ReadSheetOptions = {},
): Promise<Sheet> {
  if (content.length > importBytes) throw refusals.bytes()
  const sheet = await readAny(content, { maxRows, sheetName, holds }, pause)
  if (sheet.rows.length === 0) throw refusals.empty()
  return sheet
}

async function readAny(content: Uint8Array | string, wanted: WantedSheet, pause: Pause) {
  const { maxRows } = wanted
  if (typeof content === 'string') {
    return readNamed({ text: content.replace(/^\ufeff/, ''), encoding: 'utf-8' }, maxRows)
  }
  if (startsWith(content, 0x50, 0x4b, 0x03, 0x04)) return readSpreadsheet(content, wanted, pause)
  // Both the old .xls and a password-protected .xlsx are OLE2 files.
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) throw refusals.oldExcel()
  const decoded = decodeText(content)
  // Text files contain no control characters except white space. All other files contain some.
  if (/[^\P{Cc}\s\u007f-\u009f]/u.test(decoded.text)) throw refusals.unknown()
  return readNamed(decoded, maxRows)
}

/** Reads a table from text, unless the text is in a format that is no table. */
function readNamed({ text, encoding }: DecodedText, maxRows: number): Sheet {
  const foreign = foreignText(text)
  if (foreign) throw refusals.foreign(foreign)
  return readText(text, encoding, maxRows)
}
