import type { Account } from '../contract/entities/user.ts'
import type { UserRecord } from '../ports/records.ts'
import type { AccountRepository, Repositories } from '../ports/repositories.ts'
import { found } from '../call/checks.ts'

/** The owner of the current session: the user, or the master who opened the user's account. */
export async function sessionOwner(
  accounts: AccountRepository,
  user: UserRecord,
  openerId: string | null,
): Promise<UserRecord> {
  return openerId === null ? user : found(await accounts.byId(openerId))
}

/**
 * Accounts to which a person may switch: those with the same verified email, and those whose owner
 * accepted the person as master. In an account opened by its master, the list is the master's.
 */
export async function otherAccounts(
  { accounts }: Repositories,
  user: UserRecord,
  openerId: string | null,
): Promise<Account[]> {
  return accounts.others(openerId ?? user.id, user.id)
}

/** These accounts as they appear in responses. */
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
