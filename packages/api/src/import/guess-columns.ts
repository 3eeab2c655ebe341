import { isEmail } from '@org/ui/validators'
import type { EmployeeField } from './employee-fields.ts'
import { fieldsOfHeadings } from './headings.ts'
import type { SheetRow } from './sheet.ts'

/** How a table is to be understood. */
export interface ColumnMapping {
  /** Index of the row that names the columns; rows above it are left out. Null: no row does. */
  headingRow: number | null
  /** By column: what it holds of an employee; null for nothing. */
  columns: (EmployeeField | null)[]
}

/** Rows that are looked at where headings tell nothing. */
const sampled = 100
/** Rows among which the headings are looked for: a title, a date and blank lines may stand above. */
const headingDepth = 20

/**
 * Guesses the columns of a table: by its headings, French and English, else by what they hold.
 *
 * @param headingRow the row of the headings where somebody has said it; guessed without.
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
 * The row that names most fields, above the first one with an email: there the people begin. Below
 * the first row a single word is no heading, unless it names the email. Where no row names a field,
 * the first one is taken for headings if emails stand only below it.
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

/** Gives the field to the first free column in which at least half of the cells are of its kind. */
function fillByContent(
  columns: (EmployeeField | null)[],
  field: EmployeeField,
  rows: readonly SheetRow[],
  isOfKind: (cell: string) => boolean,
): void {
  if (columns.includes(field)) return
  const at = columns.findIndex((taken, column) => {
    if (taken !== null) return false
    const filled = rows
      .map(({ cells }) => cells[column]?.trim() ?? '')
      .filter((cell) => cell !== '')
    const fitting = filled.filter(isOfKind).length
    return fitting > 0 && fitting * 2 >= filled.length
  })
  if (at >= 0) columns[at] = field
}
