import { csvFormat, type DataTableCell, tableLabels, writeCsv } from '@org/ui/data-table'

/** Returns the bytes of the CSV file that a list with these columns and rows exports in French. */
export function exportedCsv<Row extends object>(
  cells: readonly DataTableCell<Row>[],
  rows: readonly Row[],
): Uint8Array {
  const { yes, no } = tableLabels.fr
  const text = (row: Row, { key, value }: DataTableCell<Row>) => {
    const exported = value ? value(row) : (row as Record<string, string>)[key]
    return typeof exported === 'boolean' ? (exported ? yes : no) : exported
  }
  const csv = writeCsv(
    [cells.map(({ title }) => title), ...rows.map((row) => cells.map((cell) => text(row, cell)))],
    csvFormat('fr-FR'),
  )
  return new TextEncoder().encode(csv)
}
