import { isEmail } from '@org/ui/validators'
import type { EmployeeField } from './employee-fields.ts'
import { fieldsOfHeadings } from './headings.ts'
import type { SheetRow } from './sheet.ts'

/** How a table is to be understood. */
export interface ColumnMapping {
  /** Whether the first row names the columns. */
  hasHeadings: boolean
  /** By column: what it holds of an employee; null for nothing. */
  columns: (EmployeeField | null)[]
}

/** Rows that are looked at where headings tell nothing. */
const sampled = 100

/** Guesses the columns of a table: by its headings, French and English, else by what they hold. */
export function guessColumns(rows: readonly SheetRow[]): ColumnMapping {
  const [first, ...others] = rows.slice(0, sampled)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, at) => first?.cells[at] ?? '')
  const named = fieldsOfHeadings(headings)
  const hasHeadings =
    !headings.some((cell) => isEmail(cell.trim())) &&
    (named.some((field) => field !== null) || hasEmail(others))
  const columns = hasHeadings ? named : headings.map(() => null)
  const sample = hasHeadings ? others : rows.slice(0, sampled)
  fillByContent(columns, 'email', sample, (cell) => isEmail(cell))
  if (hasHeadings) return { hasHeadings, columns }
  fillByContent(columns, 'phone_number', sample, (cell) => /^\+?\d[\d .()/-]{7,}$/.test(cell))
  for (const field of ['first_name', 'last_name', 'position'] as const) {
    fillByContent(columns, field, sample, (cell) => /\p{L}/u.test(cell))
  }
  return { hasHeadings, columns }
}

const hasEmail = (rows: readonly SheetRow[]) =>
  rows.some(({ cells }) => cells.some((cell) => isEmail(cell.trim())))

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
