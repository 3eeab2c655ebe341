import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'

/** Deletes an account and ends its sessions. Call it inside a transaction. */
export async function removeAccount(
  inside: Repositories,
  { id, organisation_id: organisationId }: UserRecord,
): Promise<void> {
  const scoped = inside.within({ organisationId })
  await scoped.photoTokens.remove(id)
  await scoped.users.remove(id)
  await inside.tokens.removeOfUser(id)
}
