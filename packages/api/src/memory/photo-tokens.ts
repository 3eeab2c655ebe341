import type { PhotoTokens } from '../ports/photo-network.ts'
import type { Scope } from '../ports/repositories.ts'
import type { Store } from './store.ts'

export function memoryPhotoTokens(store: Store, { organisationId }: Scope): PhotoTokens {
  const isOwn = (userId: string) =>
    store.state.users.get(userId)?.organisation_id === organisationId
  return {
    get: async (userId) => (isOwn(userId) ? (store.state.photoTokens.get(userId) ?? null) : null),
    set: (userId, token) =>
      store.write(() => {
        if (!isOwn(userId)) throw new Error(`No user ${userId}`)
        store.state.photoTokens.set(userId, token)
      }),
    remove: (userId) => store.write(() => isOwn(userId) && store.state.photoTokens.delete(userId)),
  }
}
