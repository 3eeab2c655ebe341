import { addressList } from './address-list.ts'
import { cellLimits } from './cell-limits.ts'
import { guessSeparator } from './guess-separator.ts'
import { parseCsv } from './parse-csv.ts'
import { refusals } from './refusals.ts'
import type { Sheet, SheetRow, TextEncodingName } from './sheet.ts'

/**
 * Reads a table from text: CSV, cells copied from a spreadsheet, or the recipients of a mail. The
 * separator is guessed, or comes from the line `sep=;` that Excel writes; the comment `#TYPE` of
 * PowerShell is skipped. Throws TOO_LARGE beyond the limits of rows and cells.
 */
export function readText(text: string, encoding: TextEncodingName, maxRows: number): Sheet {
  const people = addressList(text)
  if (people) {
    if (people.length > maxRows) throw refusals.rows(maxRows)
    const rows = people.map(({ name, email }, at) => ({ line: at + 1, cells: [name, email] }))
    return { rows, source: { kind: 'text', encoding, separator: ';' } }
  }
  return readCsv(text, encoding, maxRows)
}

function readCsv(text: string, encoding: TextEncodingName, maxRows: number): Sheet {
  const [declaration, declared] = /^(?:sep=(.)|#TYPE [^\r\n]*)\r?\n/i.exec(text) ?? []
  const table = text.slice(declaration?.length ?? 0)
  const separator = declared ?? guessSeparator(table)
  const checkCell = cellLimits()
  const rows: SheetRow[] = []
  const unclosedQuotes: number[] = []
  let line = declaration === undefined ? 0 : 1
  for (const { cells, isUnclosed } of parseCsv(table, separator)) {
    line += 1
    if (isUnclosed) unclosedQuotes.push(line)
    for (const [column, cell] of cells.entries()) checkCell(cell, line, column)
    if (cells.every((cell) => cell.trim() === '')) continue
    if (rows.length >= maxRows) throw refusals.rows(maxRows)
    rows.push({ line, cells })
  }
  return {
    rows,
    source: {
      kind: 'text',
      encoding,
      separator,
      ...(unclosedQuotes.length > 0 && { unclosedQuotes }),
    },
  }
}
