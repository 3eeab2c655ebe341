import { cellValue, type DataTableCell } from '../cells.ts'
import { sortKey } from '../query/sort-key.ts'

/** The values that a column is filtered by: those that its cell names, else those of the rows. */
export function choicesOf<Row extends object>(
  cell: DataTableCell<Row>,
  rows: readonly Row[],
): readonly string[] {
  if (cell.choices) return cell.choices
  const values = new Set<string>()
  for (const row of rows) values.add(String(cellValue(cell, row) ?? ''))
  return [...values].sort((first, second) => (sortKey(first) < sortKey(second) ? -1 : 1))
}
