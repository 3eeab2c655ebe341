import { decodeText } from './decode-text.ts'
import { importBytes, importRows } from './limits.ts'
import { betweenSlices, type Pause } from './pause.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { readText } from './read-text.ts'
import { refusals } from './refusals.ts'
import type { Sheet } from './sheet.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, at) => bytes[at] === byte)

export interface ReadSheetOptions {
  /** Maximum number of rows. Default 50,000. */
  maxRows?: number
  /** The sheet of a spreadsheet to read. Default: the first visible sheet with content. */
  sheetName?: string | undefined
  pause?: Pause | undefined
}

/**
 * Reads a table from a file's bytes (.xlsx, or CSV in any usual encoding) or from pasted text. The
 * format is detected from the content, not from the file name. Formulas are never calculated.
 *
 * Rejects with an `ApiError` that can be shown to the user. TOO_LARGE means more than 10 MB, 50 MB
 * unpacked or in all cells, 50,000 rows, or 10,000 characters in a cell. MEDIA_TYPE means that the
 * content is not a table, is in the old .xls format, is damaged, or is empty.
 */
export async function readSheet(
  content: Uint8Array | string,
  { maxRows = importRows, sheetName, pause = betweenSlices() }: ReadSheetOptions = {},
): Promise<Sheet> {
  if (content.length > importBytes) throw refusals.bytes()
  const sheet = await readAny(content, { maxRows, sheetName }, pause)
  if (sheet.rows.length === 0) throw refusals.empty()
  return sheet
}

async function readAny(
  content: Uint8Array | string,
  wanted: { maxRows: number; sheetName: string | undefined },
  pause: Pause,
) {
  const { maxRows } = wanted
  if (typeof content === 'string') return readText(content.replace(/^\ufeff/, ''), 'utf-8', maxRows)
  if (startsWith(content, 0x50, 0x4b, 0x03, 0x04)) return readSpreadsheet(content, wanted, pause)
  // Both the old .xls and a password-protected .xlsx are OLE2 files.
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) throw refusals.oldExcel()
  const { text, encoding } = decodeText(content)
  // Text files contain no control characters except white space. All other files contain some.
  if (/[^\P{Cc}\s\u007f-\u009f]/u.test(text)) throw refusals.unknown()
  return readText(text, encoding, maxRows)
}
