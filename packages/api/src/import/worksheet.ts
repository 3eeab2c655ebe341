import { type CheckCell, cellLimits } from './cell-limits.ts'
import { columnOf } from './column-name.ts'
import { importColumns } from './limits.ts'
import { shownNumber } from './number-format.ts'
import { parseXml } from './parse-xml.ts'
import type { Pause } from './pause.ts'
import { refusals } from './refusals.ts'
import { joined, unescaped } from './shared-strings.ts'
import type { SheetRow } from './sheet.ts'

/** What the cells of a workbook refer to. */
export interface WorkbookParts {
  strings: readonly string[]
  /** Number formats by the index of the cell's style. */
  formats: readonly string[]
  is1904: boolean
}

/**
 * Reads the rows of a sheet. Formulas are never calculated: their stored values are used, and
 * formulas without one are listed. Numbers become the text that the spreadsheet program shows.
 */
export async function readWorksheet(
  pieces: readonly Uint8Array[],
  parts: WorkbookParts,
  maxRows: number,
  pause: Pause,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  const checkCell = cellLimits()
  let row: SheetRow = { line: 0, cells: [] }
  let column = -1
  let type = 'n'
  let style = ''
  let content = ''
  let isFormula = false
  let isContent = false
  let isPhonetic = false
  await parseXml(
    pieces,
    {
      open(name, { r: reference, t = 'n', s = '', hidden }) {
        if (name === 'row') {
          row = { line: lineOf(reference) ?? row.line + 1, cells: [] }
          if (hidden === '1' || hidden === 'true') row.isHidden = true
          column = -1
        }
        if (name === 'f') isFormula = true
        if (name === 'rPh') isPhonetic = true
        if (name === 'c') {
          column = columnOf(reference) ?? column + 1
          type = t
          style = s
          content = ''
          isFormula = false
        }
        if (name === 'v' || name === 't') isContent = !isPhonetic
      },
      text(part) {
        if (isContent) content = joined(content, part)
      },
      close(name) {
        if (name === 'v' || name === 't') isContent = false
        if (name === 'rPh') isPhonetic = false
        if (name === 'c') {
          // A formula whose result is an empty text has the type `str`.
          if (isFormula && content === '' && type !== 'str')
            row.formulas = [...(row.formulas ?? []), column]
          setCell(row, column, cellText({ type, style, content }, parts), checkCell)
        }
        if (name !== 'row' || row.cells.every((cell) => cell.trim() === '')) return
        if (rows.length >= maxRows) throw refusals.rows(maxRows)
        rows.push(row)
      },
    },
    pause,
  )
  return rows
}

function setCell(
  { cells, line }: SheetRow,
  column: number,
  text: string,
  checkCell: CheckCell,
): void {
  if (column >= importColumns || text === '') return
  checkCell(text, line, column)
  while (cells.length < column) cells.push('')
  cells[column] = text
}

/** Returns the text of a cell according to its type (ECMA-376, part 1, 18.18.11). */
function cellText(
  { type, style, content }: Record<'type' | 'style' | 'content', string>,
  { strings, formats, is1904 }: WorkbookParts,
): string {
  if (content === '') return ''
  switch (type) {
    case 's': {
      const text = strings[Number(content)]
      if (text === undefined) throw refusals.damaged()
      return text
    }
    case 'b':
      return content === '1' ? 'VRAI' : 'FAUX'
    case 'n':
      return shownNumber(content, formats[Number(style || 0)] ?? 'General', is1904)
    case 'd':
      return content.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '')
    default:
      return unescaped(content)
  }
}

function lineOf(reference: string | undefined): number | undefined {
  return reference !== undefined && /^\d{1,7}$/.test(reference) ? Number(reference) : undefined
}
