import { isEmail } from '@org/ui/validators'
import type { ImportedUser } from '../contract/entities/imported-user.ts'
import { employeeColumns } from './employee-columns.ts'
import { type EmployeeField, olderFields } from './employee-fields.ts'
import { employeesOf } from './employees-of.ts'
import { type ColumnMapping, guessColumns } from './guess-columns.ts'
import type { Pause } from './pause.ts'
import { readSheet } from './read-sheet.ts'
import type { Sheet } from './sheet.ts'

/** Reads the employees of a file, and guesses its columns from headings or content. */
export async function readEmployees(bytes: Uint8Array, pause?: Pause): Promise<ImportedUser[]> {
  const { rows } = await readSheet(bytes, { pause })
  return withoutLines(rows, guessColumns(rows, employeeColumns))
}

/** Reads the employees of a file with the fixed columns of `olderFields`. */
export async function readEmployeesInOrder(
  bytes: Uint8Array,
  pause?: Pause,
): Promise<ImportedUser[]> {
  const { rows } = await readSheet(bytes, { pause })
  const headingRow = isEmail(rows[0]?.cells[0]?.trim() ?? '') ? null : 0
  return withoutLines(rows, { headingRow, columns: [...olderFields] })
}

function withoutLines(rows: Sheet['rows'], mapping: ColumnMapping<EmployeeField>): ImportedUser[] {
  return employeesOf(rows, mapping).map((employee) => {
    const { line: _, ...fields } = employee
    return fields
  })
}
