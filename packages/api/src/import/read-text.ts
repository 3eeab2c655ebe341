import { cellLimits } from './cell-limits.ts'
import { guessSeparator } from './guess-separator.ts'
import { parseCsv } from './parse-csv.ts'
import { refusals } from './refusals.ts'
import type { Sheet, SheetRow, TextEncodingName } from './sheet.ts'

/**
 * Reads a table from text: CSV, or cells copied from a spreadsheet. The separator is guessed, or
 * comes from the line `sep=;` that Excel writes. Throws TOO_LARGE beyond the limits of rows and
 * cells.
 */
export function readText(text: string, encoding: TextEncodingName, maxRows: number): Sheet {
  const [declaration, declared] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const table = text.slice(declaration?.length ?? 0)
  const separator = declared ?? guessSeparator(table)
  const checkCell = cellLimits()
  const rows: SheetRow[] = []
  let line = declaration === undefined ? 0 : 1
  for (const cells of parseCsv(table, separator)) {
    line += 1
    for (const [column, cell] of cells.entries()) checkCell(cell, line, column)
    if (cells.every((cell) => cell.trim() === '')) continue
    if (rows.length >= maxRows) throw refusals.rows(maxRows)
    rows.push({ line, cells })
  }
  return { rows, source: { kind: 'text', encoding, separator } }
}
