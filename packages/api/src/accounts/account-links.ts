import type { AccountLinks } from '../contract/entities/account-link.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { found } from '../call/checks.ts'
import { equalInConstantTime } from '../secrets/equal-in-constant-time.ts'
import { accountViews } from './other-accounts.ts'

/** Lifetime of a link, in seconds: one week, as for an invitation. */
const linkSeconds = 7 * 86_400

const signed = async ({ secrets }: Adapters, unsigned: string) =>
  `${unsigned}.${await secrets.hmac('account-link', unsigned)}`

/**
 * Creates a token that the user can send to another person. If that person accepts it, the user
 * becomes the master of their account.
 */
export async function accountLinkToken(adapters: Adapters, { id }: UserRecord) {
  const expires_at = adapters.clock.now() + linkSeconds
  return { token: await signed(adapters, `${id}.${expires_at}`), expires_at }
}

/**
 * Returns the person who created this token.
 *
 * @throws ApiError when the token is forged, expired, or opened by the person who created it
 */
export async function requestingMaster(
  adapters: Adapters,
  repositories: Repositories,
  token: string,
  user: UserRecord,
): Promise<UserRecord> {
  const [id = '', expires = ''] = token.split('.')
  const isGood = equalInConstantTime(token, await signed(adapters, `${id}.${expires}`))
  const master = isGood ? await repositories.accounts.byId(id) : null
  if (!master || Number(expires) <= adapters.clock.now()) throw apiError('LINK_REFUSED')
  if (master.email !== user.email) return master
  throw apiError('LINK_REFUSED', {
    message: 'Ce lien est le vôtre : envoyez-le à la personne dont vous voulez ouvrir le compte',
  })
}

/** Returns the account's master, and the accounts that have this account as their master. */
export async function accountLinks(
  { accounts }: Repositories,
  { id, master_user }: UserRecord,
): Promise<AccountLinks> {
  const master = master_user === null ? null : await accounts.byId(master_user)
  const [shown = null] = await accountViews(accounts, master ? [master] : [])
  return { master: shown, sub_accounts: await accountViews(accounts, await accounts.byMaster(id)) }
}

/**
 * Sets or removes the master of an account, and ends the sessions that the former master opened.
 * Call it inside a transaction.
 */
export async function setMaster(
  inside: Repositories,
  { id, organisation_id: organisationId }: UserRecord,
  master_user: string | null,
): Promise<void> {
  await inside.within({ organisationId }).users.mark(id, { master_user })
  await inside.tokens.removeOpened(id)
}

/**
 * Ends the link between two accounts, whichever of them is the master.
 *
 * @returns the account that lost its master, and the former master's email
 */
export async function endLink(
  inside: Repositories,
  user: UserRecord,
  accountId: string,
): Promise<{ account: UserRecord; masterEmail: string }> {
  const isOwn = user.master_user === accountId
  const subAccounts = isOwn ? [user] : await inside.accounts.byMaster(user.id)
  const account = found(subAccounts.find(({ id }) => isOwn || id === accountId))
  const master = isOwn ? await inside.accounts.byId(accountId) : user
  await setMaster(inside, account, null)
  return { account, masterEmail: master?.email ?? '' }
}
