import { fieldsOfHeadings, type KnownFields } from './headings.ts'
import type { SheetRow } from './sheet.ts'

/** The assignment of a table's columns to fields. */
export interface ColumnMapping<Field extends string> {
  /** Index of the row with the headings, or null. Rows above it are left out. */
  headingRow: number | null
  /** The field of each column, or null. */
  columns: (Field | null)[]
}

/** Number of rows to examine when the headings are not enough. */
const sampled = 100
/**
 * Number of rows in which to look for headings. A title, a date or blank lines may precede them.
 */
const headingDepth = 20

/**
 * Guesses the columns of a table from its headings or, if it has none, from the cells. If the
 * headings do not include one for the key, the column of the key is also found from the cells.
 *
 * @param headingRow index of the heading row, or null if there is none; guessed by default
 */
export function guessColumns<Field extends string>(
  rows: readonly SheetRow[],
  known: KnownFields<Field>,
  headingRow = guessHeadingRow(rows, known),
): ColumnMapping<Field> {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headings = Array.from({ length: width }, (_, at) =>
    headingRow === null ? '' : (rows[headingRow]?.cells[at] ?? ''),
  )
  const columns = fieldsOfHeadings(headings, known)
  const first = (headingRow ?? -1) + 1
  const sample = rows.slice(first, first + sampled)
  for (const { field, content } of known.fields) {
    const isNeeded = headingRow === null || field === known.key
    if (isNeeded && content) fillByContent(columns, field, sample, content)
  }
  return { headingRow, columns }
}

/**
 * Finds the row with the most known headings. It must be above the first row that contains the key,
 * where the entries begin. Any row but the first needs the heading of the key or at least two known
 * headings. If no row has known headings, the first row counts as the heading row when keys occur
 * only below it.
 */
function guessHeadingRow<Field extends string>(
  rows: readonly SheetRow[],
  known: KnownFields<Field>,
): number | null {
  const isKey = known.fields.find(({ field }) => field === known.key)?.content
  const hasKey = ({ cells }: SheetRow) => isKey && cells.some((cell) => isKey(cell.trim()))
  const firstEntry = rows.slice(0, sampled).findIndex(hasKey)
  const above = rows.slice(0, firstEntry < 0 ? headingDepth : Math.min(firstEntry, headingDepth))
  const counts = above.map(({ cells }, at) => {
    const named = fieldsOfHeadings(cells, known).filter((field) => field !== null)
    return at === 0 || named.length > 1 || named.includes(known.key) ? named.length : 0
  })
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  return firstEntry > 0 ? 0 : null
}

/** Assigns the field to the first free column in which at least half of the filled cells match. */
function fillByContent<Field extends string>(
  columns: (Field | null)[],
  field: Field,
  rows: readonly SheetRow[],
  isOfKind: (cell: string) => boolean,
): void {
  if (columns.includes(field)) return
  const at = columns.findIndex((assigned, column) => {
    if (assigned !== null) return false
    const filled = rows
      .map(({ cells }) => cells[column]?.trim() ?? '')
      .filter((cell) => cell !== '')
    const fitting = filled.filter(isOfKind).length
    return fitting > 0 && fitting * 2 >= filled.length
  })
  if (at >= 0) columns[at] = field
}
