import type { Session } from '../contract/entities/login-result.ts'
import { loadContext } from '../merge/organisation-context.ts'
import { visibleBilling } from '../payments/billing-of.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { TokenRecord, UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Device } from '../rules/device-of.ts'
import { organisationView } from '../views/organisation-view.ts'
import { userView } from '../views/user-view.ts'
import { otherAccounts } from './other-accounts.ts'

/** A token expires after this long without use. */
export const idleSeconds = 30 * 24 * 3600

/** A token also expires this long after the sign-in, however often it is used. */
export const longestSessionSeconds = 90 * 24 * 3600

/** True for an expired session. */
export function isExpired(
  { used_at, created_at }: Pick<TokenRecord, 'used_at' | 'created_at'>,
  now: number,
): boolean {
  return now - used_at > idleSeconds || now - created_at > longestSessionSeconds
}

export interface SessionStart {
  action: Session['action']
  device: Device
  /** Id of the master who opens another person's account. */
  openerId?: string | null
  /**
   * The sign-in time of the previous session. The new session keeps it, so that switching accounts
   * does not extend the session.
   */
  signedInAt?: number
}

/** Starts a session: stores the token's hash and returns the response of a sign-in. */
export async function startSession(
  adapters: Adapters,
  repositories: Repositories,
  user: UserRecord,
  { action, device, openerId = null, signedInAt }: SessionStart,
): Promise<Session> {
  const { secrets, clock } = adapters
  const now = clock.now()
  const token = secrets.random(32)
  const organisationId = user.organisation_id
  await repositories.tokens.insert({
    hash: await secrets.sha256(token),
    id: secrets.id(),
    user_id: user.id,
    organisation_id: organisationId,
    product: user.product,
    opened_by: openerId,
    ...device,
    created_at: signedInAt ?? now,
    used_at: now,
  })
  const scoped = repositories.within({ organisationId })
  await scoped.users.mark(user.id, { last_login_at: now })
  const [context, others] = await Promise.all([
    loadContext(repositories, organisationId, user),
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
    organisation: organisationView(adapters, context.organisation, logo, billing),
    other_accounts: others,
  }
}

/**
 * Ends all sessions of a person in a product, in all organisations. Call it inside a transaction.
 */
export async function endSessions(
  inside: Repositories,
  { email, product }: UserRecord,
): Promise<void> {
  const accounts = await inside.accounts.byEmail(email, product)
  for (const { id } of accounts) await inside.tokens.removeOfUser(id)
}
