import type { Pause } from './pause.ts'
import { readSharedStrings } from './shared-strings.ts'
import { refusals } from './refusals.ts'
import type { Sheet } from './sheet.ts'
import { unpack } from './unpack.ts'
import { readWorkbook } from './workbook.ts'
import { readWorksheet } from './worksheet.ts'

/**
 * True for the files in the archive that are needed. Images, styles and the rest are not unpacked.
 */
const isWanted = (name: string) =>
  name.endsWith('.rels') || /(^|\/)(workbook|sharedStrings|worksheets\/[^/]+)\.xml$/i.test(name)

/**
 * Reads a visible sheet of an Excel file (.xlsx): the one with this name, or the first with
 * content.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  { maxRows, sheetName }: { maxRows: number; sheetName: string | undefined },
  pause: Pause,
): Promise<Sheet> {
  const files = await unpack(bytes, isWanted, pause)
  const workbook = await readWorkbook(files, pause)
  if (!workbook) throw refusals.unknown()
  const shared = files.get(workbook.sharedStrings ?? '') ?? []
  const strings = await readSharedStrings(shared, pause)
  const sheetNames = workbook.sheets.map(({ name }) => name)
  for (const { name, file } of workbook.sheets) {
    if (sheetName !== undefined && name !== sheetName) continue
    const rows = await readWorksheet(files.get(file) ?? [], strings, maxRows, pause)
    if (rows.length > 0)
      return { rows, source: { kind: 'spreadsheet', sheetName: name, sheetNames } }
  }
  throw refusals.empty()
}
