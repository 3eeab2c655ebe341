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

/** Rows that were looked at by themselves. */
export interface CheckedRows {
  /** The faults of rows by their number; rows without any are left out. */
  faults: ReadonlyMap<number, RowFaults>
  /** The first row with each email, lower case. */
  lines: ReadonlyMap<string, number>
}

/** Looks for faults in each cell, and for emails that come twice: the first of several rows is right. */
export function checkRows(rows: readonly EmployeeRow[]): CheckedRows {
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
    if (former === undefined && email !== '') lines.set(email, row.line)
    if (Object.keys(faults).length > 0) found.set(row.line, faults)
  }
  return { faults: found, lines }
}

/**
 * The faults with those of employees who are there already. Apart from the rest: who they are is
 * learnt little by little, and thousands of rows are not looked at anew each time.
 *
 * @param existing their emails, lower case.
 */
export function withExisting(
  { faults, lines }: CheckedRows,
  existing: ReadonlySet<string>,
): ReadonlyMap<number, RowFaults> {
  const found = new Map(faults)
  for (const email of existing) {
    const line = lines.get(email)
    const former = line === undefined ? undefined : faults.get(line)
    if (line !== undefined && !former?.email)
      found.set(line, { ...former, email: importTexts.faults.exists })
  }
  return found
}
