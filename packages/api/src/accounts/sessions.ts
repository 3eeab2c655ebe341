import type { Session } from '../contract/entities/login-result.ts'
import { loadContext } from '../merge/organisation-context.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { organisationView } from '../views/organisation-view.ts'
import { userView } from '../views/user-view.ts'
import { otherAccounts } from './other-accounts.ts'

/** A token that was not used for this long opens nothing any more. */
export const idleSeconds = 30 * 24 * 3600

/** Starts a session: stores the token's hash and returns what a sign-in answers. */
export async function startSession(
  { secrets, clock, settings }: Adapters,
  repositories: Repositories,
  user: UserRecord,
  action: Session['action'],
): Promise<Session> {
  const now = clock.now()
  const token = secrets.random(32)
  const organisationId = user.organisation_id
  await repositories.tokens.insert({
    hash: await secrets.sha256(token),
    user_id: user.id,
    organisation_id: organisationId,
    created_at: now,
    used_at: now,
  })
  await repositories.within({ organisationId }).users.mark(user.id, { last_login_at: now })
  const context = await loadContext(repositories, organisationId)
  const others = await otherAccounts(repositories, user)
  const logo = context.media.get(context.organisation.logo_id ?? '')
  return {
    action,
    access_token: token,
    user_id: user.id,
    organisation_id: organisationId,
    user: userView(context, user, others),
    organisation: organisationView(settings.publicUrl, context.organisation, logo),
    other_accounts: others,
  }
}
