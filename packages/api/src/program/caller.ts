import { isOver } from '../accounts/sessions.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Scope } from '../ports/repositories.ts'
import { scopeOf } from '../rules/access.ts'

/** Who calls. `scope` holds the rows that this person may touch. */
export interface Caller {
  user: UserRecord
  scope: Scope
  tokenHash: string
  /** When the person proved who they are. */
  signedInAt: number
  /** Id of the master who opened this account without being its owner. */
  openerId: string | null
}

/** A token's last use is noted this often at most, so that reading stays reading. */
const touchSeconds = 3600

/** The caller behind a token; null when it is unknown, revoked or expired. */
export async function callerOf(
  { repositories, secrets, clock }: Adapters,
  token: string | null,
): Promise<Caller | null> {
  if (token === null || token === '' || token.length > 200) return null
  const tokenHash = await secrets.sha256(token)
  const session = await repositories.tokens.get(tokenHash)
  if (!session) return null
  const { token: stored, user } = session
  const now = clock.now()
  if (isOver(stored, now)) {
    await repositories.tokens.remove(tokenHash)
    return null
  }
  if (now - stored.used_at > touchSeconds) await repositories.tokens.touch(tokenHash, now)
  return {
    user,
    scope: scopeOf(user),
    tokenHash,
    signedInAt: stored.created_at,
    openerId: stored.opened_by,
  }
}
