import { isEmail } from '@org/ui/validators'
import type { ImportedUser } from '../contract/entities/imported-user.ts'
import { employeeFields } from './employee-fields.ts'
import { employeesOf } from './employees-of.ts'
import { type ColumnMapping, guessColumns } from './guess-columns.ts'
import type { Pause } from './pause.ts'
import { readSheet } from './read-sheet.ts'
import type { Sheet } from './sheet.ts'

/** The employees of a file, its columns found by their headings or by what they hold. */
export async function readEmployees(bytes: Uint8Array, pause?: Pause): Promise<ImportedUser[]> {
  const { rows } = await readSheet(bytes, { pause })
  return asAnswer(rows, guessColumns(rows))
}

/** The same of a file whose columns stand in the fixed order of `employeeFields`. */
export async function readEmployeesInOrder(
  bytes: Uint8Array,
  pause?: Pause,
): Promise<ImportedUser[]> {
  const { rows } = await readSheet(bytes, { pause })
  const hasHeadings = !isEmail(rows[0]?.cells[0]?.trim() ?? '')
  return asAnswer(rows, { hasHeadings, columns: [...employeeFields] })
}

function asAnswer(rows: Sheet['rows'], mapping: ColumnMapping): ImportedUser[] {
  return employeesOf(rows, mapping).map((employee) => {
    const { line: _, ...fields } = employee
    return fields
  })
}
