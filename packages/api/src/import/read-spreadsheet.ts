import type { Pause } from './pause.ts'
import { foreignArchive } from './foreign-formats.ts'
import { readSharedStrings } from './shared-strings.ts'
import { refusals } from './refusals.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { readFormats } from './styles.ts'
import { unpack } from './unpack.ts'
import { readWorkbook } from './workbook.ts'
import { readWorksheet } from './worksheet.ts'

/** True for the files in the archive that are needed. Images and the rest are not unpacked. */
const isWanted = (name: string) =>
  name.endsWith('.rels') ||
  /(^|\/)(workbook|sharedStrings|styles|worksheets\/[^/]+)\.xml$/i.test(name)

export interface WantedSheet {
  maxRows: number
  /** The sheet to read; default: the one that holds most, or else the first with content. */
  sheetName: string | undefined
  /** Counts what the importing person looks for in a sheet. Default: the first sheet is as good. */
  holds: ((rows: readonly SheetRow[]) => number) | undefined
}

/**
 * Reads a visible sheet of an Excel file (.xlsx): the one with this name, or else the one that
 * holds most of what is looked for, or else the first with content.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  { maxRows, sheetName, holds }: WantedSheet,
  pause: Pause,
): Promise<Sheet> {
  const names: string[] = []
  const files = await unpack(
    bytes,
    (name) => {
      names.push(name)
      return isWanted(name)
    },
    pause,
  )
  const foreign = foreignArchive(bytes, names)
  if (foreign) throw refusals.foreign(foreign)
  const workbook = await readWorkbook(files, pause)
  if (!workbook) throw refusals.unknown()
  const part = (name: string | null) => files.get(name ?? '') ?? []
  const parts = {
    strings: await readSharedStrings(part(workbook.sharedStrings), pause),
    formats: await readFormats(part(workbook.styles), pause),
    is1904: workbook.is1904,
  }
  const sheetNames = workbook.sheets.map(({ name }) => name)
  let best: { rows: SheetRow[]; sheetName: string; count: number } | null = null
  for (const { name, file } of workbook.sheets) {
    if (sheetName !== undefined && name !== sheetName) continue
    const rows = await readWorksheet(part(file), parts, maxRows, pause)
    const count = rows.length === 0 ? -1 : (holds?.(rows) ?? 0)
    if (count > (best?.count ?? -1)) best = { rows, sheetName: name, count }
    // Without anything to look for, the other sheets need not be read.
    if (best && !holds) break
  }
  if (!best) throw refusals.empty()
  return { rows: best.rows, source: { kind: 'spreadsheet', sheetName: best.sheetName, sheetNames } }
}
