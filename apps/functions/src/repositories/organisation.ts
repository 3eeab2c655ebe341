import {
  MissingReferenceError,
  type OrganisationRecord,
  type Row,
  type Scope,
  type ScopedRepositories,
  type StorageUse,
} from '@org/api'
import type { ReadDocuments, Store } from '../documents/documents.ts'

export const organisationCollection = 'organisations'

/** Accesses the organisation of a scope. */
export function firestoreOrganisation(
  store: Store,
  { organisationId }: Scope,
): ScopedRepositories['organisation'] {
  const read = async (documents: ReadDocuments) => {
    const row = await documents.get<OrganisationRecord>(organisationCollection, organisationId)
    if (!row) throw new Error(`No organisation ${organisationId}`)
    return row
  }
  return {
    get: () => read(store),
    update: (patch, ifRevision) =>
      store.write(async (documents) => {
        const row = await read(documents)
        if (ifRevision !== undefined && ifRevision !== row.revision) return 'stale'
        const next = { ...row, ...patch, revision: row.revision + 1 }
        const references = [
          ['logo_id', 'media'],
          ['signature_template_id', 'templates'],
        ] as const
        for (const [field, collection] of references) {
          const id = next[field]
          const found = id === null ? null : await documents.get<Row>(collection, id)
          if (id !== null && found?.organisation_id !== organisationId) {
            throw new MissingReferenceError(field)
          }
        }
        documents.set(organisationCollection, organisationId, next)
        return next
      }),
  }
}

/** Counts the bytes of an organisation's stored files. */
export function firestoreStorageUse(store: Store, { organisationId }: Scope): StorageUse {
  const collection = 'storage_use'
  const used = async (documents: ReadDocuments) =>
    (await documents.get<{ bytes: number }>(collection, organisationId))?.bytes ?? 0
  return {
    take: (bytes, quota) =>
      store.write(async (documents) => {
        const sum = (await used(documents)) + bytes
        if (sum > quota) return false
        documents.set(collection, organisationId, { bytes: sum })
        return true
      }),
    release: (bytes) =>
      store.write(async (documents) =>
        documents.set(collection, organisationId, { bytes: (await used(documents)) - bytes }),
      ),
    used: () => used(store),
  }
}
