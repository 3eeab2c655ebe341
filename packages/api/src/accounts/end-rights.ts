import type { Act } from '../audit/new-entry.ts'
import { apiError } from '../contract/errors.ts'
import type { UserRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { rightsAct } from './rights-act.ts'

/**
 * Prepares to end a person's rights: revokes the invitations that this person sent. Throws
 * LAST_ADMIN if the person is the only administrator. Call it inside a transaction.
 *
 * @param lastAdmin error message to use instead of the default, which mentions the company
 * @returns the audit entries for the rights and for each revoked invitation
 */
export async function endRights(
  scoped: ScopedRepositories,
  user: UserRecord,
  now: number,
  lastAdmin: { message?: string } = {},
): Promise<Act[]> {
  if (user.role === 'admin') {
    // This read takes a lock. If two administrators remove each other, their requests run one after
    // the other.
    await scoped.organisation.get()
    const admins = await scoped.users.pick(['id'], { role: 'admin' })
    if (admins.every(({ id }) => id === user.id)) throw apiError('LAST_ADMIN', lastAdmin)
  }
  const sent = { invited_by: user.id, accepted_at: null, revoked_at: null }
  const revoked = await scoped.invitations.all(sent)
  await scoped.invitations.updateAll(sent, { revoked_at: now })
  const acts = user.role === 'member' ? [] : [await rightsAct(scoped, 'rights_withdrawn', user)]
  for (const row of revoked) acts.push(await rightsAct(scoped, 'invitation_revoked', row))
  return acts
}
