import { employeeFields, type EmployeeField, type EmployeeRow } from '@org/api/import'
import { validate, type ValidationRule } from '@org/ui/validators'
import { importTexts } from './texts.ts'

/** What is wrong with a row, by field. */
export type RowFaults = Partial<Record<EmployeeField, string>>

/** The rules of the employee form, and what the server has room for. */
const rules: Readonly<Record<EmployeeField, readonly ValidationRule[]>> = {
  email: ['not_empty', 'email'],
  phone_number: ['phone', { max_length: 40 }],
  first_name: [{ max_length: 200 }],
  last_name: [{ max_length: 200 }],
  position: [{ max_length: 200 }],
}

/**
 * The faults of rows by their number; rows without any are left out. Of several rows with one email
 * the first is right.
 *
 * @param existing emails of employees that are there already, lower case.
 */
export function checkRows(
  rows: readonly EmployeeRow[],
  existing: ReadonlySet<string>,
): Map<number, RowFaults> {
  const found = new Map<number, RowFaults>()
  const lines = new Map<string, number>()
  for (const row of rows) {
    const faults: RowFaults = {}
    for (const field of employeeFields) {
      const [message] = validate(row[field], rules[field])
      if (message !== undefined) faults[field] = message
    }
    const email = row.email.trim().toLowerCase()
    const former = lines.get(email)
    if (!faults.email && former !== undefined) faults.email = importTexts.faults.twice(former)
    else if (!faults.email && existing.has(email)) faults.email = importTexts.faults.exists
    if (former === undefined && email !== '') lines.set(email, row.line)
    if (Object.keys(faults).length > 0) found.set(row.line, faults)
  }
  return found
}
