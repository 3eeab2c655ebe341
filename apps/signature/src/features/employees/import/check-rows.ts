import {
  emailKey,
  emailProblem,
  employeeFields,
  type EmployeeField,
  type EmployeeRow,
  isErrorCell,
  type KnownPerson,
  knownRowOutcome,
} from '@org/api/import'
import type { Role } from '@org/api/client'
import { validate, type ValidationRule } from '@org/ui/validators'
import type { PhoneRules } from '#shared/use-phones.ts'
import { importTexts } from './texts.ts'

/** Errors of a row, by field. The first line is the form's message; a second one has the reason. */
export type RowErrors = Partial<Record<EmployeeField, string>>

/** The rules of the employee form, and the server's length limits. */
const rules: Readonly<Record<EmployeeField, readonly ValidationRule[]>> = {
  email: ['not_empty', 'email'],
  phone_number: [{ max_length: 40 }],
  first_name: [{ max_length: 200 }],
  last_name: [{ max_length: 200 }],
  position: [{ max_length: 200 }],
  team: [],
  mobile_number: [{ max_length: 40 }],
  skype: [{ max_length: 100 }],
}

const numberFields = ['phone_number', 'mobile_number'] as const

/** Whether a field holds a phone number. */
export const isNumberField = (field: EmployeeField): boolean =>
  numberFields.some((number) => number === field)

/** Finds a team by the name in a row; null until the teams are loaded. */
export type FindTeam = ((name: string) => { id: string } | undefined) | null

/** Result of checking the rows before comparing them with existing people. */
export interface CheckedRows {
  /** Errors of the rows by line number; rows without errors are left out. */
  errors: ReadonlyMap<number, RowErrors>
  /** The first row with each email, by its `emailKey`. */
  byEmail: ReadonlyMap<string, EmployeeRow>
}

/**
 * Checks each cell, and reports duplicate emails: only the first row with an email is valid.
 * `phoneError` is null until it is loaded.
 */
export function checkRows(
  rows: readonly EmployeeRow[],
  findTeam: FindTeam = null,
  phoneError: PhoneRules['error'] | null = null,
): CheckedRows {
  const found = new Map<number, RowErrors>()
  const byEmail = new Map<string, EmployeeRow>()
  for (const row of rows) {
    const errors: RowErrors = {}
    for (const field of employeeFields) {
      const message = cellError(field, row[field] ?? '')
      if (message !== null) errors[field] = message
    }
    if (findTeam && row.team !== '' && !findTeam(row.team)) {
      errors.team ??= importTexts.errors.team
    }
    for (const field of numberFields) {
      const message = phoneError?.(row[field] ?? '') ?? null
      if (message !== null) errors[field] ??= message
    }
    const email = emailOf(row)
    const first = byEmail.get(email)
    if (!errors.email && first) errors.email = importTexts.errors.twice(first.line)
    if (!first && email !== '') byEmail.set(email, row)
    if (Object.keys(errors).length > 0) found.set(row.line, errors)
  }
  return { errors: found, byEmail }
}

/** Returns the error of a cell; null if it is valid. */
function cellError(field: EmployeeField, text: string): string | null {
  if (isErrorCell(text)) return importTexts.errors.spreadsheet(text)
  const [message] = validate(text, rules[field])
  if (message === undefined) return null
  const reason = field === 'email' && text.trim() !== '' ? emailProblem(text.trim()) : null
  return reason === null ? message : `${message}\n${reason}`
}

/** Returns the form of the email in which rows are compared. */
export const emailOf = ({ email }: EmployeeRow): string => emailKey(email)

/** The existing people and the rules for comparing the rows with them. */
export interface CompareContext {
  /** Existing people by lower-case email. */
  known: ReadonlyMap<string, KnownPerson>
  callerRole: Role
  updatesExisting: boolean
  findTeam: FindTeam
  /** Whether two texts are the same phone number. */
  areSamePhones: (one: string, other: string) => boolean
}

/** Result of comparing the rows with existing people. */
export interface ComparedRows {
  errors: ReadonlyMap<number, RowErrors>
  /** Number of people whom the rows change. */
  changing: number
  /** Number of people who are already up to date. */
  same: number
}

/**
 * Compares the rows with existing people. Separate from `checkRows`, since people are loaded
 * gradually and thousands of rows need not be checked again each time.
 */
export function compareRows(
  { errors, byEmail }: CheckedRows,
  { known, findTeam, ...rule }: CompareContext,
): ComparedRows {
  const found = new Map(errors)
  let changing = 0
  let same = 0
  for (const [email, person] of known) {
    const row = byEmail.get(emailKey(email))
    if (!row || errors.get(row.line)?.email) continue
    const teamId = row.team === '' ? null : (findTeam?.(row.team)?.id ?? null)
    const outcome = knownRowOutcome({ ...row, teamId }, person, rule)
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
