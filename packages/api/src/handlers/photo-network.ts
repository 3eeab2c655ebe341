import { ownerOf } from '../accounts/owner-of.ts'
import { auditedTransaction } from '../audit/audited-transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import type { PhotoConnection } from '../contract/entities/photo-post.ts'
import { apiError } from '../contract/errors.ts'
import type { photoNetworkOperations } from '../contract/operations/photo-network.ts'
import { askNetwork, networkOf } from '../photo-network/ask-network.ts'
import { authorizationUrl, checkState, redirectUri } from '../photo-network/authorization.ts'
import type { Adapters } from '../ports/adapters.ts'
import { PhotoTokenExpired, type PhotoTokenRecord } from '../ports/photo-network.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { HandlersOf } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { take } from '../call/take.ts'

/** Maximum calls to the network per person in ten minutes. */
const callsPerPerson = 120

/** Default number of posts per page (specification 2, section 7). */
const defaultPosts = 20

const tokensOf = (repositories: Repositories, { user }: Caller) =>
  repositories.within({ organisationId: user.organisation_id }).photoTokens

const view = (kept: PhotoTokenRecord | null): PhotoConnection => ({
  is_connected: kept !== null,
  connected_at: kept?.connected_at ?? null,
})

function takeCall({ limiter }: Adapters, userId: string): Promise<void> {
  const key = `photo:${userId}`
  return take(limiter, [{ key, limit: callsPerPerson, windowSeconds: 600 }])
}

export const photoNetworkHandlers: HandlersOf<typeof photoNetworkOperations> = {
  async getPhotoConnection({ adapters, caller, repositories }) {
    networkOf(adapters)
    return view(await tokensOf(repositories, caller).get(ownerOf(caller).id))
  },

  async startPhotoConnection({ adapters, caller }) {
    const network = networkOf(adapters)
    await takeCall(adapters, ownerOf(caller).id)
    return { url: await authorizationUrl(adapters, network, caller) }
  },

  async connectPhotoNetwork(call) {
    const { adapters, caller, body, now, commit } = call
    const network = networkOf(adapters)
    const { id } = ownerOf(caller)
    await checkState(adapters, caller, body.state)
    await takeCall(adapters, id)
    const grant = { code: body.code, redirectUri: redirectUri(adapters) }
    const token = await askNetwork(adapters, network.exchange(grant))
    const sealed = await adapters.secrets.seal('photo-token', token, id)
    const kept = { sealed_token: sealed, connected_at: now }
    return commit(async (inside) => {
      await tokensOf(inside, caller).set(id, kept)
      await recordAct(call, inside, { action: 'photo_connected' })
      return view(kept)
    })
  },

  async disconnectPhotoNetwork(call) {
    const { adapters, caller, commit } = call
    networkOf(adapters)
    const { id } = ownerOf(caller)
    return commit(async (inside) => {
      const isRemoved = await tokensOf(inside, caller).remove(id)
      if (isRemoved) await recordAct(call, inside, { action: 'photo_disconnected' })
      return view(null)
    })
  },

  async listPhotoPosts(call) {
    const { adapters, caller, query, repositories } = call
    const network = networkOf(adapters)
    const { id } = ownerOf(caller)
    await takeCall(adapters, id)
    const kept = await tokensOf(repositories, caller).get(id)
    const token = kept && (await adapters.secrets.unseal('photo-token', kept.sealed_token, id))
    try {
      // A token that was sealed with a previous server key cannot be decrypted, so it counts as
      // expired.
      if (token === null) throw new PhotoTokenExpired('No token')
      return await askNetwork(
        adapters,
        network.posts(token, { ...query, limit: query.limit ?? defaultPosts }),
      )
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
  },
}
