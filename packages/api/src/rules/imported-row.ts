import type { ErrorType } from '../contract/errors.ts'
import { nameKey } from '../contract/name-key.ts'
import { hasRole, type Role } from '../contract/roles.ts'

/** Text fields of a person that an import may change. */
const textFields = ['phone_number', 'first_name', 'last_name', 'position'] as const
/** Text fields that few files have. */
const moreTextFields = ['mobile_number', 'skype'] as const

type Texts = Record<(typeof textFields)[number], string> & {
  [Name in (typeof moreTextFields)[number]]?: string | undefined
}

/** An imported row after the look-up of its team. */
export interface PlacedRow extends Texts {
  /** The team in the row; null if the row has none. */
  teamId: string | null
}

/** An existing person with the email of a row. */
export interface KnownPerson extends Texts {
  role: Role
  team_id: string
}

export type PersonChanges = Partial<
  Record<(typeof textFields)[number] | (typeof moreTextFields)[number] | 'team_id', string>
>

/**
 * What happens to a row whose email is already in use. If `changes` is empty, the person already
 * has all values of the row.
 */
export type KnownRowOutcome =
  | { changes: PersonChanges }
  | { refusal: Extract<ErrorType, 'DUPLICATE' | 'FORBIDDEN'> }

export interface ImportRule {
  /** The importing person's role; people with a stronger role cannot be changed. */
  callerRole: Role
  updatesExisting: boolean
  /** Whether two texts are the same phone number. */
  areSamePhones: (one: string, other: string) => boolean
}

/**
 * Determines how an import changes an existing person. Non-empty cells of the row replace the
 * person's values, but never the role. A row that would move a team administrator to another team
 * is rejected, because the move would end that role.
 *
 * A phone number in another notation is no change, and neither is one that the person has as the only
 * mobile: an import reads the mobile as the phone where a row has no other.
 */
export function knownRowOutcome(
  row: PlacedRow,
  person: KnownPerson,
  { callerRole, updatesExisting, areSamePhones }: ImportRule,
): KnownRowOutcome {
  if (!updatesExisting) return { refusal: 'DUPLICATE' }
  const changes: PersonChanges = {}
  const phone = person.phone_number || (person.mobile_number ?? '')
  const known = { ...person, phone_number: row.mobile_number ? person.phone_number : phone }
  for (const field of [...textFields, ...moreTextFields]) {
    const isSame = field.endsWith('_number') ? areSamePhones : Object.is
    const value = row[field] ?? ''
    if (value !== '' && !isSame(value, known[field] ?? '')) changes[field] = value
  }
  if (row.teamId !== null && row.teamId !== person.team_id) changes.team_id = row.teamId
  if (Object.keys(changes).length === 0) return { changes }
  const losesRole = changes.team_id !== undefined && person.role === 'team_admin'
  if (losesRole || !hasRole(callerRole, person.role)) return { refusal: 'FORBIDDEN' }
  return { changes }
}

/** Returns a function that finds a team by name, regardless of case and accents. */
export function teamsByName<T extends { name: string }>(
  teams: readonly T[],
): (name: string) => T | undefined {
  const byName = new Map(teams.map((team) => [nameKey(team.name), team]))
  return (name) => byName.get(nameKey(name))
}
