import { cellValue, type DataTableCell } from '../cells.ts'
import { cellText } from '../table-row/cell-text.ts'
import { csvFormat, writeCsv } from './csv.ts'
import type { Wording } from '../query/wording.ts'
import { downloadText } from './download.ts'

/** Converts rows to CSV: a heading line, then one line per row; booleans use the page's labels. */
export function rowsAsCsv<Row extends object>(
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  wording: Wording,
): string {
  const exported = (cell: DataTableCell<Row>, row: Row) => {
    const value = cell.exportValue ? cell.exportValue(row) : cellValue(cell, row)
    return typeof value === 'boolean' ? cellText(value, wording) : value
  }
  return writeCsv(
    [
      cells.map(({ title }) => title),
      ...rows.map((row) => cells.map((cell) => exported(cell, row))),
    ],
    csvFormat(wording.locale, wording.timeZone),
  )
}

/** Downloads rows as `name.csv`. */
export function downloadRows<Row extends object>(
  name: string,
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  wording: Wording,
): void {
  downloadText(rowsAsCsv(rows, cells, wording), `${name}.csv`, 'text/csv')
}
