import type { Account } from '../contract/entities/user.ts'
import type { UserRecord } from '../ports/records.ts'
import type { AccountRepository, Repositories } from '../ports/repositories.ts'
import { found } from '../call/checks.ts'

/**
 * Whose sessions these are: the user's own, or those of the master who opened the user's account
 * without being its owner.
 */
export async function personBehind(
  accounts: AccountRepository,
  user: UserRecord,
  openerId: string | null,
): Promise<UserRecord> {
  return openerId === null ? user : found(await accounts.byId(openerId))
}

/**
 * Accounts to which a person may switch: the same verified email, or an owner who accepted it. In an
 * account that its master opened they are the master's, and nothing of its owner's.
 */
export async function otherAccounts(
  { accounts }: Repositories,
  user: UserRecord,
  openerId: string | null,
): Promise<Account[]> {
  return accounts.others(openerId ?? user.id, user.id)
}

/** These accounts as their own or another person sees them. */
export async function accountViews(
  accounts: AccountRepository,
  users: readonly UserRecord[],
): Promise<Account[]> {
  const organisations = await accounts.organisations(users.map((user) => user.organisation_id))
  const names = new Map(organisations.map((organisation) => [organisation.id, organisation.name]))
  return users.map(({ id, email, organisation_id }) => ({
    id,
    email,
    organisation_id,
    organisation_name: names.get(organisation_id) ?? '',
  }))
}
