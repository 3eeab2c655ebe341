import { ownerOf } from '../accounts/owner-of.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Call } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import type { PhotoConnection, PhotoPosts } from '../contract/entities/photo-post.ts'
import type { Operation } from '../contract/operation.ts'
import type { PhotoTokenRecord } from '../ports/photo-network.ts'
import { askNetwork, networkOf } from './ask-network.ts'
import { authorizationUrl, checkState, redirectUri } from './authorization.ts'
import { takeCall, tokensOf, withToken } from './with-token.ts'

/** A call by a signed-in person of any product. */
type PhotoCall = Pick<
  Call<Operation>,
  'adapters' | 'repositories' | 'now' | 'commit' | 'origin'
> & { caller: Caller }

/** Default number of posts per page (specification 2, section 7). */
const defaultPosts = 20

const view = (kept: PhotoTokenRecord | null): PhotoConnection => ({
  is_connected: kept !== null,
  connected_at: kept?.connected_at ?? null,
})

export async function getConnection({
  adapters,
  caller,
  repositories,
}: PhotoCall): Promise<PhotoConnection> {
  networkOf(adapters)
  return view(await tokensOf(repositories, caller).get(ownerOf(caller).id))
}

export async function startConnection({ adapters, caller }: PhotoCall): Promise<{ url: string }> {
  const network = networkOf(adapters)
  await takeCall(adapters, ownerOf(caller).id)
  return { url: await authorizationUrl(adapters, network, caller) }
}

export async function connect(
  call: PhotoCall & { body: { code: string; state: string } },
): Promise<PhotoConnection> {
  const { adapters, caller, body, now, commit } = call
  const network = networkOf(adapters)
  const { id } = ownerOf(caller)
  await checkState(adapters, caller, body.state)
  await takeCall(adapters, id)
  const grant = { code: body.code, redirectUri: redirectUri(adapters, caller) }
  const token = await askNetwork(adapters, network.exchange(grant))
  const sealed = await adapters.secrets.seal('photo-token', token, id)
  const kept = { sealed_token: sealed, connected_at: now }
  return commit(async (inside) => {
    await tokensOf(inside, caller).set(id, kept)
    await recordAct(call, inside, { action: 'photo_connected' })
    return view(kept)
  })
}

export async function disconnect(call: PhotoCall): Promise<PhotoConnection> {
  const { adapters, caller, commit } = call
  networkOf(adapters)
  const { id } = ownerOf(caller)
  return commit(async (inside) => {
    const isRemoved = await tokensOf(inside, caller).remove(id)
    if (isRemoved) await recordAct(call, inside, { action: 'photo_disconnected' })
    return view(null)
  })
}

export async function listPosts(
  call: PhotoCall & { query: { limit?: number | undefined; after?: string | undefined } },
): Promise<PhotoPosts> {
  const { adapters, query } = call
  const network = networkOf(adapters)
  return withToken(call, (token) =>
    askNetwork(adapters, network.posts(token, { ...query, limit: query.limit ?? defaultPosts })),
  )
}
