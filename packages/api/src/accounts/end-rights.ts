import type { Act } from '../audit/new-entry.ts'
import { apiError } from '../contract/errors.ts'
import type { UserRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { rightsAct } from './rights-act.ts'

/**
 * Prepares the end of a person's rights: throws for the last administrator, and revokes the
 * invitations that this person sent. Call it inside a transaction.
 *
 * @returns the audit entries: the rights that end, and each revoked invitation
 */
export async function endRights(
  scoped: ScopedRepositories,
  user: UserRecord,
  now: number,
): Promise<Act[]> {
  if (user.role === 'admin') {
    // This read takes a lock, so that the requests of two administrators who remove each other run
    // one after the other.
    await scoped.organisation.get()
    const admins = await scoped.users.pick(['id'], { role: 'admin' })
    if (admins.every(({ id }) => id === user.id)) throw apiError('LAST_ADMIN')
  }
  const sent = { invited_by: user.id, accepted_at: null, revoked_at: null }
  const revoked = await scoped.invitations.all(sent)
  await scoped.invitations.updateAll(sent, { revoked_at: now })
  const acts = user.role === 'member' ? [] : [await rightsAct(scoped, 'rights_withdrawn', user)]
  for (const row of revoked) acts.push(await rightsAct(scoped, 'invitation_revoked', row))
  return acts
}
