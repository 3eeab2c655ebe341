import type { Account } from '../contract/entities/user.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'

/** Accounts to which a person may switch: the same verified email, or an owner who accepted it. */
export async function otherAccounts(
  repositories: Repositories,
  user: UserRecord,
): Promise<Account[]> {
  const { accounts } = repositories
  const users = [...(await accounts.byEmail(user.email)), ...(await accounts.byMaster(user.id))]
  const others = [...new Map(users.map((other) => [other.id, other])).values()].filter(
    (other) => other.id !== user.id,
  )
  const organisations = await accounts.organisations(others.map((other) => other.organisation_id))
  const names = new Map(organisations.map((organisation) => [organisation.id, organisation.name]))
  return others.map((other) => ({
    id: other.id,
    email: other.email,
    organisation_id: other.organisation_id,
    organisation_name: names.get(other.organisation_id) ?? '',
  }))
}
