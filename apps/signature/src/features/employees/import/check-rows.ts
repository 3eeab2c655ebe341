import {
  employeeFields,
  type EmployeeField,
  type EmployeeRow,
  type KnownPerson,
  knownRowOutcome,
} from '@org/api/import'
import type { Role } from '@org/api/client'
import { validate, type ValidationRule } from '@org/ui/validators'
import { importTexts } from './texts.ts'

/** What is wrong with a row, by field. */
export type RowErrors = Partial<Record<EmployeeField, string>>

/** The rules of the employee form, and what the server has room for. */
const rules: Readonly<Record<EmployeeField, readonly ValidationRule[]>> = {
  email: ['not_empty', 'email'],
  phone_number: ['phone', { max_length: 40 }],
  first_name: [{ max_length: 200 }],
  last_name: [{ max_length: 200 }],
  position: [{ max_length: 200 }],
  team: [],
}

/** A team by the name that a row has for it; null: which teams there are is not known yet. */
export type FindTeam = ((name: string) => { id: string } | undefined) | null

/** Rows that were looked at by themselves. */
export interface CheckedRows {
  /** The errors of rows by their number; rows without any are left out. */
  errors: ReadonlyMap<number, RowErrors>
  /** The first row with each email, lower case. */
  byEmail: ReadonlyMap<string, EmployeeRow>
}

/** Looks for errors in each cell, and for emails that come twice: the first of several rows is right. */
export function checkRows(rows: readonly EmployeeRow[], findTeam: FindTeam = null): CheckedRows {
  const found = new Map<number, RowErrors>()
  const byEmail = new Map<string, EmployeeRow>()
  for (const row of rows) {
    const errors: RowErrors = {}
    for (const field of employeeFields) {
      const [message] = validate(row[field], rules[field])
      if (message !== undefined) errors[field] = message
    }
    if (findTeam && row.team !== '' && !findTeam(row.team)) errors.team = importTexts.errors.team
    const email = emailOf(row)
    const former = byEmail.get(email)
    if (!errors.email && former) errors.email = importTexts.errors.twice(former.line)
    if (!former && email !== '') byEmail.set(email, row)
    if (Object.keys(errors).length > 0) found.set(row.line, errors)
  }
  return { errors: found, byEmail }
}

/** The email by which a row is compared. */
export const emailOf = ({ email }: EmployeeRow): string => email.trim().toLowerCase()

/** What is known beside the rows. */
export interface Surroundings {
  /** People who are there already, by their email in lower case. */
  known: ReadonlyMap<string, KnownPerson>
  callerRole: Role
  updatesExisting: boolean
  findTeam: FindTeam
}

/** Rows that were compared with who is there already. */
export interface ComparedRows {
  errors: ReadonlyMap<number, RowErrors>
  /** People whom the rows change. */
  changing: number
  /** People who have all of it already. */
  same: number
}

/**
 * The rows beside the people who are there already. Apart from the rest: who they are is learnt little
 * by little, and thousands of rows are not looked at again each time.
 */
export function compareRows(
  { errors, byEmail }: CheckedRows,
  { known, callerRole, updatesExisting, findTeam }: Surroundings,
): ComparedRows {
  const found = new Map(errors)
  let changing = 0
  let same = 0
  for (const [email, person] of known) {
    const row = byEmail.get(email)
    if (!row || errors.get(row.line)?.email) continue
    const teamId = row.team === '' ? null : (findTeam?.(row.team)?.id ?? null)
    const outcome = knownRowOutcome({ ...row, teamId }, person, { callerRole, updatesExisting })
    if ('refusal' in outcome) {
      const { exists, role } = importTexts.errors
      const email = outcome.refusal === 'DUPLICATE' ? exists : role
      found.set(row.line, { ...errors.get(row.line), email })
    } else if (!errors.has(row.line)) {
      if (Object.keys(outcome.changes).length > 0) changing += 1
      else same += 1
    }
  }
  return { errors: found, changing, same }
}
