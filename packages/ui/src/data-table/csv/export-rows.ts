import { cellValue, type DataTableCell } from '../cells.ts'
import { csvFormat, writeCsv } from './csv.ts'
import { downloadText } from './download.ts'

/** Rows as CSV: a line of headings, then a line per row. */
export function rowsAsCsv<Row extends object>(
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  locale: string,
): string {
  const exported = (cell: DataTableCell<Row>, row: Row) =>
    cell.exportValue ? cell.exportValue(row) : cellValue(cell, row)
  return writeCsv(
    [
      cells.map(({ title }) => title),
      ...rows.map((row) => cells.map((cell) => exported(cell, row))),
    ],
    csvFormat(locale),
  )
}

/** Downloads rows as `name.csv`. */
export function downloadRows<Row extends object>(
  name: string,
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  locale: string,
): void {
  downloadText(rowsAsCsv(rows, cells, locale), `${name}.csv`, 'text/csv')
}
