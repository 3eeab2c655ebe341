import { type CheckCell, cellLimits } from './cell-limits.ts'
import { columnOf } from './column-name.ts'
import { importColumns } from './limits.ts'
import { parseXml } from './parse-xml.ts'
import type { Pause } from './pause.ts'
import { refusals } from './refusals.ts'
import { joined, unescaped } from './shared-strings.ts'
import type { SheetRow } from './sheet.ts'

/** Reads the rows of a sheet. Formulas are ignored; their stored values are used. */
export async function readWorksheet(
  pieces: readonly Uint8Array[],
  strings: readonly string[],
  maxRows: number,
  pause: Pause,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  const checkCell = cellLimits()
  let row: SheetRow = { line: 0, cells: [] }
  let column = -1
  let type = 'n'
  let content = ''
  let isContent = false
  let isPhonetic = false
  await parseXml(
    pieces,
    {
      open(name, { r: reference, t = 'n' }) {
        if (name === 'row') row = { line: lineOf(reference) ?? row.line + 1, cells: [] }
        if (name === 'row') column = -1
        if (name === 'rPh') isPhonetic = true
        if (name === 'c') {
          column = columnOf(reference) ?? column + 1
          type = t
          content = ''
        }
        if (name === 'v' || name === 't') isContent = !isPhonetic
      },
      text(part) {
        if (isContent) content = joined(content, part)
      },
      close(name) {
        if (name === 'v' || name === 't') isContent = false
        if (name === 'rPh') isPhonetic = false
        if (name === 'c') setCell(row, column, cellText(type, content, strings), checkCell)
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
function cellText(type: string, content: string, strings: readonly string[]): string {
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
      // Long numbers, such as phone numbers, may be stored as 3.3612345678E10.
      return /e/i.test(content) ? String(Number(content)) : content
    default:
      return unescaped(content)
  }
}

function lineOf(reference: string | undefined): number | undefined {
  return reference !== undefined && /^\d{1,7}$/.test(reference) ? Number(reference) : undefined
}
