import { isRuledOut, type KnownFields, scores } from './headings.ts'
import { type ColumnScore, scoreColumns } from './score-columns.ts'
import type { SheetRow } from './sheet.ts'

/** The assignment of a table's columns to fields. */
export interface ColumnMapping<Field extends string> {
  /** Index of the row with the headings, or null. Rows above it are left out. */
  headingRow: number | null
  /** The field of each column, or null. */
  columns: (Field | null)[]
  /**
   * The columns that fill in, in this order, in rows where the cell of the field's own column is
   * empty.
   */
  next?: Partial<Record<Field, readonly number[]>>
}

/** Number of rows to examine when the headings are not enough. */
const sampled = 100
/**
 * Number of rows in which to look for headings. A title, a date or blank lines may precede them.
 */
const headingDepth = 20

/**
 * Guesses the columns of a table from its headings and cells: each field gets the column with the
 * best score. If there are no headings, or the key has no column, the cells alone decide.
 *
 * @param headingRow index of the heading row, or null if there is none; guessed by default
 */
export function guessColumns<Field extends string>(
  rows: readonly SheetRow[],
  known: KnownFields<Field>,
  headingRow = guessHeadingRow(rows, known),
): ColumnMapping<Field> {
  const headings = headingsOf(rows, headingRow)
  const below = rows.slice((headingRow ?? -1) + 1)
  const ranked = scoreColumns(headings, below, known)
  const columns = assigned(ranked, headings.length, known)
  for (const knownField of known.fields) {
    const { field, content } = knownField
    const isNeeded = headingRow === null || field === known.key
    if (!isNeeded || !content || columns.includes(field)) continue
    const isFree = (at: number) =>
      columns[at] === null && !isRuledOut(headings[at] ?? '', knownField.never, known.never)
    const at = columnByContent(below.slice(0, sampled), content, columns.length, isFree)
    if (at !== null) columns[at] = field
  }
  const next = nextColumns(ranked, columns, known)
  return { headingRow, columns, ...(Object.keys(next).length > 0 && { next }) }
}

/** Returns the heading of each column, or empty strings if the table has no headings. */
export function headingsOf(rows: readonly SheetRow[], headingRow: number | null): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, at) =>
    headingRow === null ? '' : (rows[headingRow]?.cells[at] ?? ''),
  )
}

/** Gives each field its best plausible column; each column holds one field at most. */
function assigned<Field extends string>(
  ranked: readonly ColumnScore<Field>[],
  width: number,
  { key }: KnownFields<Field>,
): (Field | null)[] {
  const columns = Array.from({ length: width }, (): Field | null => null)
  for (const { field, column, score } of ranked) {
    if (score < scores.plausible && field !== key) continue
    if (columns[column] === null && !columns.includes(field)) columns[column] = field
  }
  return columns
}

/** Lists the other plausible columns of the fields that fall back, best first. */
function nextColumns<Field extends string>(
  ranked: readonly ColumnScore<Field>[],
  columns: readonly (Field | null)[],
  known: KnownFields<Field>,
): Partial<Record<Field, readonly number[]>> {
  const next: Partial<Record<Field, readonly number[]>> = {}
  for (const { field, fallsBack } of known.fields) {
    if (fallsBack !== true || !columns.includes(field)) continue
    const others = ranked
      .filter(
        (score) => score.field === field && score.score >= scores.plausible && score.filled > 0,
      )
      .map(({ column }) => column)
      .filter((column) => columns[column] === null)
    if (others.length > 0) next[field] = others
  }
  return next
}

/** Returns the field that each heading names, without looking at cells. */
export const fieldsNamed = <Field extends string>(
  cells: readonly string[],
  known: KnownFields<Field>,
) => assigned(scoreColumns(cells, [], known), cells.length, known)

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
    const named = fieldsNamed(cells, known).filter((field) => field !== null)
    return at === 0 || named.length > 1 || named.includes(known.key) ? named.length : 0
  })
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  return firstEntry > 0 ? 0 : null
}

/** Finds the first free column in which at least half of the filled cells match. */
function columnByContent(
  rows: readonly SheetRow[],
  isOfKind: (cell: string) => boolean,
  width: number,
  isFree: (column: number) => boolean,
): number | null {
  for (let column = 0; column < width; column += 1) {
    if (!isFree(column)) continue
    const filled = rows
      .map(({ cells }) => cells[column]?.trim() ?? '')
      .filter((cell) => cell !== '')
    const fitting = filled.filter(isOfKind).length
    if (fitting > 0 && fitting * 2 >= filled.length) return column
  }
  return null
}
