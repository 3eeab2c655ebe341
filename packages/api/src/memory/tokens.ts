import type { TokenRepository } from '../ports/repositories.ts'
import type { Store } from './store.ts'

export function memoryTokens(store: Store): TokenRepository {
  return {
    insert: (token) => store.write(() => void store.state.tokens.set(token.hash, token)),
    async get(hash) {
      const token = store.state.tokens.get(hash)
      const user = token && store.state.users.get(token.user_id)
      if (user && store.state.deletions.has(user.organisation_id)) return null
      const member =
        token?.product === 'stock' ? store.state.stock.members.get(token.user_id) : null
      return user ? structuredClone({ token, user, member: member ?? null }) : null
    },
    touch: (hash, usedAt) =>
      store.write(() => {
        const token = store.state.tokens.get(hash)
        if (token) store.state.tokens.set(hash, { ...token, used_at: usedAt })
      }),
    ofUsers: async (userIds) =>
      structuredClone(
        [...store.state.tokens.values()]
          .filter(({ user_id: userId, opened_by: opener }) =>
            userIds.some((id) => id === userId || id === opener),
          )
          .toSorted((one, other) => other.used_at - one.used_at || (one.id < other.id ? -1 : 1)),
      ),
    remove: (hash) => store.write(() => void store.state.tokens.delete(hash)),
    removeOfUser: (userId) =>
      store.write(() => {
        for (const token of store.state.tokens.values()) {
          if (token.user_id === userId || token.opened_by === userId)
            store.state.tokens.delete(token.hash)
        }
      }),
    removeOpened: (userId) =>
      store.write(() => {
        for (const token of store.state.tokens.values()) {
          if (token.user_id === userId && token.opened_by !== null)
            store.state.tokens.delete(token.hash)
        }
      }),
  }
}
