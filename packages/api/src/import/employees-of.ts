import type { ImportedUser } from '../contract/entities/imported-user.ts'
import { toStorable } from '../contract/storable-text.ts'
import { isErrorCell } from './cell-kinds.ts'
import { cleanEmail } from './clean-email.ts'
import {
  type ColumnField,
  employeeFields,
  type EmployeeField,
} from '../contract/employee-fields.ts'
import { type ColumnMapping, headingsOf } from './guess-columns.ts'
import { nameOrderOf, orderOfNames, splitName } from './split-name.ts'
import type { SheetRow } from './sheet.ts'

/** An employee from a table, with the row number in the file. */
export interface EmployeeRow extends ImportedUser {
  line: number
}

/**
 * Reduces a cell to one line of plain text. It removes the leading apostrophe that keeps
 * spreadsheets from evaluating the text.
 */
function cleanText(cell: string): string {
  return toStorable(cell)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '')
}

const cleaners: Partial<Record<ColumnField, (text: string) => string>> = {
  email: cleanEmail,
}

/**
 * The columns of a field, in the order in which they fill in for each other. In rows without another
 * phone, the mobile is the phone.
 */
export function columnsOf(
  mapping: ColumnMapping<ColumnField>,
  field: ColumnField,
): readonly number[] {
  const own = mapping.columns.indexOf(field)
  if (own < 0) return []
  const mobiles = field === 'phone_number' ? columnsOf(mapping, 'mobile_number') : []
  return [own, ...(mapping.next?.[field] ?? []), ...mobiles]
}

/** Returns the text of a row's cell, cleaned for its field. */
export function textOf(cells: readonly string[], column: number, field: ColumnField): string {
  const text = cleanText(cells[column] ?? '')
  return text === '' ? '' : (cleaners[field]?.(text) ?? text)
}

/**
 * Returns the text of a field in a row. If its column is empty there, or holds an error of the
 * spreadsheet, the next column that has a text fills in.
 */
function fieldText(cells: readonly string[], columns: readonly number[], field: ColumnField) {
  const texts = columns.map((column) => textOf(cells, column, field)).filter((text) => text !== '')
  return texts.find((text) => !isErrorCell(text)) ?? texts[0] ?? ''
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Leaves out what few people have, and a mobile that is the phone. */
function withoutBlanks({ mobile_number = '', skype = '', ...employee }: EmployeeRow): EmployeeRow {
  const isPhone = digits(mobile_number) === digits(employee.phone_number)
  return {
    ...employee,
    ...(mobile_number !== '' && !isPhone && { mobile_number }),
    ...(skype !== '' && { skype }),
  }
}

/**
 * Extracts the employees from a table. Rows above the headings, and rows without any employee
 * field, are left out. Whole names are split; first and last names of their own columns win.
 */
export function employeesOf(
  rows: readonly SheetRow[],
  mapping: ColumnMapping<ColumnField>,
): EmployeeRow[] {
  const places = employeeFields.map((field) => [field, columnsOf(mapping, field)] as const)
  const below = rows.slice((mapping.headingRow ?? -1) + 1)
  const nameParts = namePartsOf(rows, below, mapping)
  const employees: EmployeeRow[] = []
  for (const { line, cells } of below) {
    const employee = { line } as EmployeeRow
    for (const [field, columns] of places) employee[field] = fieldText(cells, columns, field)
    const parts = nameParts?.(cells)
    if (parts) {
      employee.first_name ||= parts.first_name
      employee.last_name ||= parts.last_name
    }
    if (employeeFields.some((field: EmployeeField) => employee[field] !== '')) {
      employees.push(withoutBlanks(employee))
    }
  }
  return employees
}

/** Returns a function that splits the whole name of a row; null if no column holds whole names. */
function namePartsOf(
  rows: readonly SheetRow[],
  below: readonly SheetRow[],
  mapping: ColumnMapping<ColumnField>,
) {
  const [column] = columnsOf(mapping, 'full_name')
  if (column === undefined) return null
  const heading = headingsOf(rows, mapping.headingRow)[column] ?? ''
  const named = (cells: readonly string[]) => textOf(cells, column, 'full_name')
  const order =
    nameOrderOf(heading) ?? orderOfNames(below.slice(0, 1000).map(({ cells }) => named(cells)))
  return (cells: readonly string[]) => {
    const name = named(cells)
    return isErrorCell(name) ? null : splitName(name, order ?? 'given')
  }
}

/** Returns the rows with their phone numbers repaired, each column on its own. */
export function withRepairedNumbers(
  rows: readonly EmployeeRow[],
  repair: (cells: readonly string[]) => string[],
): EmployeeRow[] {
  const phones = repair(rows.map(({ phone_number }) => phone_number))
  const mobiles = repair(rows.map(({ mobile_number }) => mobile_number ?? ''))
  return rows.map((row, at) =>
    withoutBlanks({
      ...row,
      phone_number: phones[at] ?? '',
      ...(row.mobile_number !== undefined && { mobile_number: mobiles[at] ?? '' }),
    }),
  )
}
