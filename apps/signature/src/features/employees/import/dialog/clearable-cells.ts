import type { EmployeeField } from '@org/api/import'
import type { RowErrors } from '../check-rows.ts'
import type { CellsByLine } from './table-draft.ts'

/**
 * Returns the fields of a row that can be emptied so that the person is kept: all with an error but
 * the email.
 */
export const clearableFields = (errors: RowErrors = {}): EmployeeField[] =>
  (Object.keys(errors) as EmployeeField[]).filter((field) => field !== 'email')

/** Returns these fields of all rows. */
export function clearableCells(errors: ReadonlyMap<number, RowErrors>): CellsByLine {
  const cells = [...errors].map(([line, error]) => [line, clearableFields(error)] as const)
  return new Map(cells.filter(([, fields]) => fields.length > 0))
}
