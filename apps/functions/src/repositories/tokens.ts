import type { StockMemberRecord, TokenRecord, TokenRepository, UserRecord } from '@org/api'
import type { Where } from '@org/api/contract'
import type { ReadDocuments, Store } from '../documents/documents.ts'
import { notBeingDeleted } from './organisation-deletions.ts'

/** The collection with one document for each session, by the hash of its token. */
export const sessions = 'sessions'

/** Stores sessions by the hash of their token. */
export function firestoreTokens(store: Store): TokenRepository {
  const find = async (documents: ReadDocuments, ...conditions: readonly Where[]) => {
    const found = conditions.map((where) => documents.find<TokenRecord>(sessions, where))
    const tokens = (await Promise.all(found)).flat()
    return [...new Map(tokens.map((token) => [token.hash, token])).values()]
  }
  const removeWhere = (...conditions: readonly Where[]) =>
    store.write(async (documents) => {
      const found = await find(documents, ...conditions)
      for (const { hash } of found) documents.remove(sessions, hash)
    })
  return {
    insert: (token) => store.write(async (documents) => documents.set(sessions, token.hash, token)),
    async get(hash) {
      const token = await store.get<TokenRecord>(sessions, hash)
      const user = token && (await store.get<UserRecord>('accounts', token.user_id))
      if (!user || (await notBeingDeleted(store, [user])).length === 0) return null
      const isStock = token.product === 'stock'
      const member = isStock ? await store.get<StockMemberRecord>('stock_members', user.id) : null
      return { token, user, member }
    },
    touch: (hash, usedAt) =>
      store.write(async (documents) => {
        const token = await documents.get<TokenRecord>(sessions, hash)
        if (token) documents.set(sessions, hash, { ...token, used_at: usedAt })
      }),
    remove: (hash) => store.write(async (documents) => documents.remove(sessions, hash)),
    async ofUsers(userIds) {
      const tokens = await find(store, { user_id: userIds }, { opened_by: userIds })
      return tokens.toSorted((a, b) => b.used_at - a.used_at || (a.id < b.id ? -1 : 1))
    },
    removeOfUser: (userId) => removeWhere({ user_id: userId }, { opened_by: userId }),
    removeOpened: (userId) =>
      store.write(async (documents) => {
        const opened = await find(documents, { user_id: userId })
        for (const { hash, opened_by } of opened) {
          if (opened_by !== null) documents.remove(sessions, hash)
        }
      }),
  }
}
