import type { CodeRepository, TokenRepository } from '../ports/repositories.ts'
import type { Store } from './store.ts'

export function memoryTokens(store: Store): TokenRepository {
  return {
    insert: (token) => store.write(() => void store.state.tokens.set(token.hash, token)),
    async get(hash) {
      const token = store.state.tokens.get(hash)
      const user = token && store.state.users.get(token.user_id)
      return user ? structuredClone({ token, user }) : null
    },
    touch: (hash, usedAt) =>
      store.write(() => {
        const token = store.state.tokens.get(hash)
        if (token) store.state.tokens.set(hash, { ...token, used_at: usedAt })
      }),
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

export function memoryCodes(store: Store): CodeRepository {
  return {
    get: async (email) => store.state.codes.get(email) ?? null,
    put: (code) => store.write(() => void store.state.codes.set(code.email, code)),
    attempt: (email) =>
      store.write(() => {
        const code = store.state.codes.get(email)
        if (!code) return null
        const tried = { ...code, attempts: code.attempts + 1 }
        store.state.codes.set(email, tried)
        return tried
      }),
    use: (email, hmac) =>
      store.write(() => {
        const isCurrent = store.state.codes.get(email)?.hmac === hmac
        return isCurrent && store.state.codes.delete(email)
      }),
  }
}
