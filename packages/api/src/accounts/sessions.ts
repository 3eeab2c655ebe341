import type { Session } from '../contract/entities/login-result.ts'
import { loadContext } from '../merge/organisation-context.ts'
import { visibleBilling } from '../payments/billing-of.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { organisationView } from '../views/organisation-view.ts'
import { userView } from '../views/user-view.ts'
import { otherAccounts } from './other-accounts.ts'

/** A token that was not used for this long opens nothing any more. */
export const idleSeconds = 30 * 24 * 3600

/**
 * Starts a session: stores the token's hash and returns what a sign-in answers. `openerId` is the
 * master's who opens an account of somebody else.
 */
export async function startSession(
  adapters: Adapters,
  repositories: Repositories,
  user: UserRecord,
  action: Session['action'],
  openerId: string | null = null,
): Promise<Session> {
  const { secrets, clock, settings } = adapters
  const now = clock.now()
  const token = secrets.random(32)
  const organisationId = user.organisation_id
  await repositories.tokens.insert({
    hash: await secrets.sha256(token),
    user_id: user.id,
    organisation_id: organisationId,
    opened_by: openerId,
    created_at: now,
    used_at: now,
  })
  const scoped = repositories.within({ organisationId })
  await scoped.users.mark(user.id, { last_login_at: now })
  const [context, others] = await Promise.all([
    loadContext(repositories, organisationId, [user]),
    otherAccounts(repositories, user, openerId),
  ])
  const billing = await visibleBilling(adapters, scoped, user)
  const logo = context.media.get(context.organisation.logo_id ?? '')
  return {
    action,
    access_token: token,
    user_id: user.id,
    organisation_id: organisationId,
    user: userView(context, user, others),
    organisation: organisationView(settings.publicUrl, context.organisation, logo, billing),
    other_accounts: others,
  }
}

/** Ends all sessions of a person, in whichever organisation. Call it inside a transaction. */
export async function endSessions(inside: Repositories, { email }: UserRecord): Promise<void> {
  for (const { id } of await inside.accounts.byEmail(email)) await inside.tokens.removeOfUser(id)
}
