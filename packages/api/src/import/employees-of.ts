import type { ImportedUser } from '../contract/entities/imported-user.ts'
import { toStorable } from '../contract/storable-text.ts'
import { employeeFields, type EmployeeField } from './employee-fields.ts'
import type { ColumnMapping } from './guess-columns.ts'
import type { SheetRow } from './sheet.ts'

/** An employee from a table, with the row number in the file. */
export interface EmployeeRow extends ImportedUser {
  line: number
}

/**
 * Restores the leading zero or plus that Excel removes from numbers, and rewrites the prefixes
 * `0033` and `+33 (0)` to `+33`.
 */
function phoneNumber(text: string): string {
  if (/^[1-9]\d{8}$/.test(text)) return `0${text}`
  if (/^33[1-9]\d{8}$/.test(text)) return `+${text}`
  return text.replace(/^00(?=33)/, '+').replace(/^(\+33)\s*\(0\)\s*/, '$1 ')
}

/**
 * Extracts the address from `Zoé Roy <zoe@exemple.fr>`, the format that mail clients copy, or from
 * a `mailto:` address.
 */
const emailAddress = (text: string) =>
  (addressInBrackets(text) ?? text).replace(/^mailto:/i, '').toLowerCase()

function addressInBrackets(text: string): string | null {
  if (!text.endsWith('>')) return null
  const inside = text.slice(text.lastIndexOf('<') + 1, -1)
  const isAddress = text.includes('<') && !/[\s>]/.test(inside) && inside.slice(1, -1).includes('@')
  return isAddress ? inside : null
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

const cleaners: Partial<Record<EmployeeField, (text: string) => string>> = {
  email: emailAddress,
  phone_number: phoneNumber,
}

/**
 * Extracts the employees from a table. Rows above the headings, and rows without any employee
 * field, are left out.
 */
export function employeesOf(
  rows: readonly SheetRow[],
  { headingRow, columns }: ColumnMapping<EmployeeField>,
): EmployeeRow[] {
  const employees: EmployeeRow[] = []
  for (const { line, cells } of rows.slice((headingRow ?? -1) + 1)) {
    const text = (field: EmployeeField) => {
      const at = columns.indexOf(field)
      const cleaned = cleanText(at < 0 ? '' : (cells[at] ?? ''))
      return cleaners[field]?.(cleaned) ?? cleaned
    }
    const employee: EmployeeRow = {
      line,
      email: text('email'),
      phone_number: text('phone_number'),
      first_name: text('first_name'),
      last_name: text('last_name'),
      position: text('position'),
      team: text('team'),
    }
    if (employeeFields.some((field) => employee[field] !== '')) employees.push(employee)
  }
  return employees
}
