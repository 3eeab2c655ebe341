import { ownerOf } from '../accounts/owner-of.ts'
import { auditedTransaction } from '../audit/audited-transaction.ts'
import type { Caller } from '../call/caller.ts'
import { take } from '../call/take.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import { PhotoTokenExpired, type PhotoTokens } from '../ports/photo-network.ts'
import type { Repositories } from '../ports/repositories.ts'

/** Maximum calls to the network per person in ten minutes. */
const callsPerPerson = 120

/** Counts a call to the network. Throws TOO_MANY. */
export function takeCall({ limiter }: Pick<Adapters, 'limiter'>, userId: string): Promise<void> {
  const key = `photo:${userId}`
  return take(limiter, [{ key, limit: callsPerPerson, windowSeconds: 600 }])
}

export const tokensOf = (repositories: Repositories, { user }: Caller): PhotoTokens =>
  repositories.within({ organisationId: user.organisation_id }).photoTokens

/**
 * Runs a call to the network with the caller's token. Deletes a token that the network no longer
 * accepts.
 *
 * @throws ApiError PHOTO_EXPIRED when there is no valid token; TOO_MANY when the person has made
 * too many calls
 */
export async function withToken<Result>(
  {
    adapters,
    caller,
    repositories,
  }: { adapters: Adapters; caller: Caller; repositories: Repositories },
  work: (token: string) => Promise<Result>,
): Promise<Result> {
  const { id } = ownerOf(caller)
  await takeCall(adapters, id)
  const kept = await tokensOf(repositories, caller).get(id)
  const token = kept && (await adapters.secrets.unseal('photo-token', kept.sealed_token, id))
  try {
    // A token that was sealed with a previous server key cannot be decrypted, so it counts as
    // expired.
    if (token === null) throw new PhotoTokenExpired('No token')
    return await work(token)
  } catch (error) {
    if (!(error instanceof PhotoTokenExpired)) throw error
    if (kept)
      await auditedTransaction(adapters, async (inside) => {
        const tokens = tokensOf(inside, caller)
        // The person may have connected again in the meantime.
        const newest = await tokens.get(id)
        if (newest?.sealed_token === kept.sealed_token) await tokens.remove(id)
      })
    throw apiError('PHOTO_EXPIRED')
  }
}
