import { isEmail } from '@org/ui/validators'
import { apiError } from '../contract/errors.ts'
import type { ImportedUser } from '../contract/entities/imported-user.ts'
import { defaultCountry } from '../phones/countries.ts'
import { repairPhones } from '../phones/repair-phones.ts'
import { phones } from '../phones/server-phones.ts'
import type { EmployeesRequest } from '../ports/table-parser.ts'
import { cleanEmail } from './clean-email.ts'
import { type ColumnField, olderFields } from '../contract/employee-fields.ts'
import { employeesOf, withRepairedNumbers } from './employees-of.ts'
import type { ColumnMapping } from './guess-columns.ts'
import { guessEmployeeColumns } from './guess-employee-columns.ts'
import { parseColumns } from '../contract/named-columns.ts'
import type { Pause } from './pause.ts'
import { readSheet } from './read-sheet.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/** Reads the sheet of a file that was asked for, or else the one that holds most people. */
export const readSheetOfPeople = (
  bytes: Uint8Array,
  sheetName: string | undefined,
  pause?: Pause,
): Promise<Sheet> => readSheet(bytes, { sheetName, holds: countPeople, pause })

/** Counts the rows with an email address. */
export const countPeople = (rows: readonly SheetRow[]): number =>
  rows.filter(({ cells }) => cells.some((cell) => cell.includes('@') && isEmail(cleanEmail(cell))))
    .length

/**
 * Reads the employees of a file. Its columns are guessed from headings and content, named by the
 * caller, or those of `olderFields`.
 */
export async function readEmployees(
  bytes: Uint8Array,
  { columns, sheetName, country = defaultCountry }: Omit<EmployeesRequest, 'result'>,
  pause?: Pause,
): Promise<ImportedUser[]> {
  const { rows } = await readSheetOfPeople(bytes, sheetName, pause)
  const employees = employeesOf(rows, mappingOf(rows, columns))
  return withRepairedNumbers(employees, (cells) => repairPhones(cells, phones, country)).map(
    ({ line: _, ...fields }) => fields,
  )
}

function mappingOf(
  rows: readonly SheetRow[],
  columns: EmployeesRequest['columns'],
): ColumnMapping<ColumnField> {
  if (columns === 'fixed') {
    const headingRow = isEmail(rows[0]?.cells[0]?.trim() ?? '') ? null : 0
    return { headingRow, columns: [...olderFields] }
  }
  const guessed = guessEmployeeColumns(rows)
  if (columns === 'guessed') return guessed
  const named = parseColumns(columns.named)
  // The contract has already checked the names.
  if (!named) throw apiError('VALIDATION')
  return { headingRow: guessed.headingRow, ...named }
}
