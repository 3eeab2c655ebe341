import type { Caller } from '../call/caller.ts'
import type { Product } from '../contract/products.ts'
import type { Adapters } from '../ports/adapters.ts'
import { scopeOf } from '../rules/access.ts'
import { isExpired } from './sessions.ts'

/**
 * Minimum number of seconds between two updates of a token's time of last use, so that most
 * requests write nothing.
 */
const touchSeconds = 3600

/**
 * Finds the caller that a token belongs to; null when the token is unknown, revoked, expired, or
 * from another product.
 */
export async function callerOf(
  { repositories, secrets, clock }: Adapters,
  token: string | null,
  product: Product,
): Promise<Caller | null> {
  if (token === null || token === '' || token.length > 200) return null
  const tokenHash = await secrets.sha256(token)
  const session = await repositories.tokens.get(tokenHash)
  if (session?.token.product !== product) return null
  const { token: stored, user, member } = session
  const now = clock.now()
  if (isExpired(stored, now)) {
    await repositories.tokens.remove(tokenHash)
    return null
  }
  if (now - stored.used_at > touchSeconds) await repositories.tokens.touch(tokenHash, now)
  return {
    user,
    scope: scopeOf(user),
    member,
    tokenHash,
    signedInAt: stored.created_at,
    openerId: stored.opened_by,
  }
}
