import type { Act } from '../audit/new-entry.ts'
import { apiError } from '../contract/errors.ts'
import { mayDelete } from '../contract/roles.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Caller } from '../call/caller.ts'
import { found } from '../call/checks.ts'
import { endRights } from './end-rights.ts'
import { removeAccount } from './remove-account.ts'

/**
 * Deletes a user with all sessions and rights. Call it inside a transaction.
 *
 * @returns the audit entries
 * @throws ApiError SELF_DELETE, NOT_FOUND, LAST_ADMIN, or FORBIDDEN when a team administrator tries
 *   to delete a person with rights
 */
export async function dismiss(
  { user: self, scope }: Caller,
  inside: Repositories,
  id: string,
  now: number,
): Promise<Act[]> {
  if (id === self.id) throw apiError('SELF_DELETE')
  const scoped = inside.within(scope)
  const user = found(await scoped.users.get(id))
  if (!mayDelete(self, user)) throw apiError('FORBIDDEN')
  const ended = await endRights(scoped, user, now)
  await removeAccount(inside, user)
  return [...ended, { action: 'employee_deleted', subject: user.email }]
}

/**
 * True when moving a person to this team ends their rights. Administering another team would
 * require a new invitation.
 */
export function losesRights(former: UserRecord, teamId: string | undefined): boolean {
  return former.role === 'team_admin' && teamId !== undefined && teamId !== former.team_id
}
