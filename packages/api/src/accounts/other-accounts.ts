import type { Account } from '../contract/entities/user.ts'
import type { UserRecord } from '../ports/records.ts'
import type { AccountRepository, Repositories } from '../ports/repositories.ts'
import { found } from '../call/checks.ts'

/**
 * Returns the owner of the current session: the user, or the master who opened the user's account.
 */
export async function sessionOwner(
  accounts: AccountRepository,
  user: UserRecord,
  openerId: string | null,
): Promise<UserRecord> {
  return openerId === null ? user : found(await accounts.byId(openerId))
}

/**
 * Lists the accounts that a person may switch to: those with the same verified email, and those
 * that have this person as their master. If a master has the account open, it lists the accounts
 * that the master may switch to.
 */
export async function otherAccounts(
  { accounts }: Repositories,
  user: UserRecord,
  openerId: string | null,
): Promise<Account[]> {
  return accounts.others(openerId ?? user.id, user.id)
}

/** Converts accounts to the form used in responses. */
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
