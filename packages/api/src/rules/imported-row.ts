import type { ErrorType } from '../contract/errors.ts'
import { nameKey } from '../contract/name-key.ts'
import { hasRole, type Role } from '../contract/roles.ts'

/** Texts of a person that a table may fill in. */
const textFields = ['phone_number', 'first_name', 'last_name', 'position'] as const

type Texts = Record<(typeof textFields)[number], string>

/** A row whose team was found. */
export interface PlacedRow extends Texts {
  /** Team that the row names; null for none. */
  teamId: string | null
}

/** An existing person with the email of a row. */
export interface KnownPerson extends Texts {
  role: Role
  team_id: string
}

export type PersonChanges = Partial<Texts & { team_id: string }>

/** What comes of a row whose email is known. No changes at all: the person has all of it. */
export type KnownRowOutcome =
  { changes: PersonChanges } | { refusal: Extract<ErrorType, 'DUPLICATE' | 'FORBIDDEN'> }

/**
 * What an import does about somebody who is there already. It fills in the cells that hold
 * something, and never changes a role: a team's administrator would lose it by moving to another
 * team, so that the row is refused.
 *
 * @param callerRole role of the person who imports, by whom stronger ones are not changed.
 */
export function knownRowOutcome(
  row: PlacedRow,
  person: KnownPerson,
  { callerRole, updatesExisting }: { callerRole: Role; updatesExisting: boolean },
): KnownRowOutcome {
  if (!updatesExisting) return { refusal: 'DUPLICATE' }
  const changes: PersonChanges = {}
  for (const field of textFields) {
    if (row[field] !== '' && row[field] !== person[field]) changes[field] = row[field]
  }
  if (row.teamId !== null && row.teamId !== person.team_id) changes.team_id = row.teamId
  if (Object.keys(changes).length === 0) return { changes }
  const losesRole = changes.team_id !== undefined && person.role === 'team_admin'
  if (losesRole || !hasRole(callerRole, person.role)) return { refusal: 'FORBIDDEN' }
  return { changes }
}

/** Finds teams by the names that people write. */
export function teamsByName<T extends { name: string }>(
  teams: readonly T[],
): (name: string) => T | undefined {
  const byName = new Map(teams.map((team) => [nameKey(team.name), team]))
  return (name) => byName.get(nameKey(name))
}
