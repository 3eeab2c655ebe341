import { apiError } from '../contract/errors.ts'
import type { UserRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import type { Patch } from '../ports/table.ts'
import { current } from '../call/checks.ts'

/**
 * Makes an external administrator an employee. The person keeps all rights, and a team
 * administrator stays in the same team. Empty fields do not overwrite existing values. Call it
 * inside a transaction.
 *
 * @throws ApiError `RIGHTS_ELSEWHERE` when `fields` contain a different team from the one that the
 *   person administers
 */
export async function employ(
  { users, teams }: ScopedRepositories,
  external: UserRecord,
  fields: Patch<UserRecord>,
): Promise<UserRecord> {
  const isMoved = fields.team_id !== undefined && fields.team_id !== external.team_id
  if (isMoved && external.role === 'team_admin') {
    const team = (await teams.get(external.team_id))?.name ?? ''
    const message = `Cette personne administre l’équipe « ${team} » : choisissez cette équipe`
    throw apiError('RIGHTS_ELSEWHERE', { message, payload: { field: 'team_id' } })
  }
  const said = Object.entries(fields).filter(([, value]) => value !== '' && value !== null)
  const employed = await users.update(external.id, {
    ...(Object.fromEntries(said) as Patch<UserRecord>),
    is_external: false,
  })
  return current(employed, async () => external)
}
