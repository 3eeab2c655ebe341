import type { PhotoTokenRecord, PhotoTokens, Scope, UserRecord } from '@org/api'
import type { ReadDocuments, Store } from '../documents/documents.ts'

const collection = 'photo_tokens'

/** Stores the photo network tokens of the people in a scope. */
export function firestorePhotoTokens(store: Store, { organisationId }: Scope): PhotoTokens {
  const isOwn = async (documents: ReadDocuments, userId: string) => {
    const user = await documents.get<UserRecord>('accounts', userId)
    return user?.organisation_id === organisationId
  }
  return {
    get: async (userId) =>
      (await isOwn(store, userId)) ? store.get<PhotoTokenRecord>(collection, userId) : null,
    set: (userId, token) =>
      store.write(async (documents) => {
        if (!(await isOwn(documents, userId))) throw new Error(`No user ${userId}`)
        documents.set(collection, userId, token)
      }),
    remove: (userId) =>
      store.write(async (documents) => {
        const known = await documents.get(collection, userId)
        if (!known || !(await isOwn(documents, userId))) return false
        documents.remove(collection, userId)
        return true
      }),
  }
}
