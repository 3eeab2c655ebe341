import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Origin } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { type Act, type Actor, newEntry } from './new-entry.ts'

/** The parts of a call that an audit entry needs. */
export interface AuditedCall {
  adapters: Adapters
  caller: Caller
  origin: Origin
}

/** Adds the caller's actions to the audit log. Call it in the transaction that performs them. */
export async function recordAct(
  { adapters, caller, origin }: AuditedCall,
  inside: Repositories,
  ...acts: readonly Act[]
): Promise<void> {
  if (acts.length === 0) return
  const { user, openerId } = caller
  const opener = openerId === null ? null : await inside.accounts.byId(openerId)
  const actor = { user, openedBy: opener?.email ?? '', client: origin.client }
  await recordIn(adapters, inside, user.organisation_id, actor, ...acts)
}

/** Adds actions to an organisation's audit log. */
export async function recordIn(
  adapters: Pick<Adapters, 'secrets' | 'clock'>,
  inside: Repositories,
  organisationId: string,
  actor: Actor,
  ...acts: readonly Act[]
): Promise<void> {
  const { audit } = inside.within({ organisationId })
  for (const act of acts) await audit.add(newEntry(adapters, actor, act))
}

/** Adds the actions of a sign-in to the audit log of the account's organisation. */
export async function recordSignIn(
  adapters: Adapters,
  inside: Repositories,
  user: UserRecord,
  source: Omit<Actor, 'user'>,
  ...acts: readonly Act[]
): Promise<void> {
  await recordIn(adapters, inside, user.organisation_id, { user, ...source }, ...acts)
}
