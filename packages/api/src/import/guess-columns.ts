import { isEmail } from '@org/ui/validators'
import type { EmployeeField } from './employee-fields.ts'
import { fieldsOfHeadings } from './headings.ts'
import type { SheetRow } from './sheet.ts'

/** The assignment of a table's columns to fields. */
export interface ColumnMapping {
  /** Index of the row with the headings, or null. Rows above it are left out. */
  headingRow: number | null
  /** The employee field of each column, or null. */
  columns: (EmployeeField | null)[]
}

/** Number of rows to examine when the headings are not enough. */
const sampled = 100
/**
 * Number of rows in which to look for headings. A title, a date or blank lines may precede them.
 */
const headingDepth = 20

/**
 * Guesses the columns of a table, from French and English headings, or from their content.
 *
 * @param headingRow index of the heading row, or null if there is none; guessed by default
 */
export function guessColumns(
  rows: readonly SheetRow[],
  headingRow = guessHeadingRow(rows),
): ColumnMapping {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headings = Array.from({ length: width }, (_, at) =>
    headingRow === null ? '' : (rows[headingRow]?.cells[at] ?? ''),
  )
  const columns = fieldsOfHeadings(headings)
  const first = (headingRow ?? -1) + 1
  const sample = rows.slice(first, first + sampled)
  fillByContent(columns, 'email', sample, (cell) => isEmail(cell))
  if (headingRow !== null) return { headingRow, columns }
  fillByContent(columns, 'phone_number', sample, (cell) => /^\+?\d[\d .()/-]{7,}$/.test(cell))
  for (const field of ['first_name', 'last_name', 'position'] as const) {
    fillByContent(columns, field, sample, (cell) => /\p{L}/u.test(cell))
  }
  return { headingRow, columns }
}

/**
 * Finds the row with the most known headings. It must be above the first row with an email, where
 * the people begin. Any row but the first needs the email heading or at least two known headings.
 * If no row has known headings, the first row counts as the heading row when emails occur only
 * below it.
 */
function guessHeadingRow(rows: readonly SheetRow[]): number | null {
  const firstPerson = rows.slice(0, sampled).findIndex(hasEmail)
  const above = rows.slice(0, firstPerson < 0 ? headingDepth : Math.min(firstPerson, headingDepth))
  const counts = above.map(({ cells }, at) => {
    const named = fieldsOfHeadings(cells).filter((field) => field !== null)
    return at === 0 || named.length > 1 || named.includes('email') ? named.length : 0
  })
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  return firstPerson > 0 ? 0 : null
}

const hasEmail = ({ cells }: SheetRow) => cells.some((cell) => isEmail(cell.trim()))

/** Assigns the field to the first free column in which at least half of the filled cells match. */
function fillByContent(
  columns: (EmployeeField | null)[],
  field: EmployeeField,
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
