import { apiError } from '../contract/errors.ts'
import type { UserRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'

/**
 * Lets go of what hangs on a person's rights, before they end: refuses for the last administrator,
 * and revokes the invitations that this person sent. Call it inside a transaction.
 */
export async function endRights(
  scoped: ScopedRepositories,
  user: UserRecord,
  now: number,
): Promise<void> {
  if (user.role === 'admin') {
    // Reading locks it: of two administrators who remove each other, one comes second.
    await scoped.organisation.get()
    const admins = await scoped.users.pick(['id'], { role: 'admin' })
    if (admins.every(({ id }) => id === user.id)) throw apiError('LAST_ADMIN')
  }
  const sent = { invited_by: user.id, accepted_at: null, revoked_at: null }
  await scoped.invitations.updateAll(sent, { revoked_at: now })
}
