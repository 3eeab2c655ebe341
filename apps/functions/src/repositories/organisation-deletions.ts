import type { OrganisationDeletions, Row } from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import { changesCollection } from '../changes/change-document.ts'
import { convertDatabaseErrors } from '../documents/database-errors.ts'
import type { Documents, ReadDocuments, Store } from '../documents/documents.ts'
import { removeRow } from './save-row.ts'
import { coachingRules, sharedRules, stockRules, type TableRule } from './table-rules.ts'

/** The collection with one document for each organisation that is being deleted. */
const deletionCollection = 'organisation_deletions'

/** Maximum number of rows that one transaction deletes, each with its unique keys. */
const rowsAtOnce = 200

interface Deletion {
  organisation_id: string
  begun_at: number
}

/** Leaves out the rows whose organisation is being deleted. */
export async function notBeingDeleted<R extends { organisation_id: string }>(
  documents: ReadDocuments,
  rows: readonly R[],
): Promise<R[]> {
  const ids = [...new Set(rows.map((row) => row.organisation_id))]
  const begun = await documents.getAll<Deletion>(
    ids.map((id) => ({ collection: deletionCollection, id })),
  )
  const deleted = new Set(begun.map(({ organisation_id: id }) => id))
  return rows.filter((row) => !deleted.has(row.organisation_id))
}

const { media: _images, ...shared } = sharedRules
const { media: _films, ...coaching } = coachingRules

/** Collections whose documents have no unique keys, each with the field of the organisation. */
const plain = [
  ['jobs', 'mail.organisationId'],
  ...['audit', 'notifications', 'stock_balances', 'stock_bookings', 'stock_movements'].map(
    (collection) => [collection, 'organisation_id'] as const,
  ),
] as const

const rules = Object.values({
  ...stockRules,
  ...coaching,
  ...shared,
}) as unknown as TableRule<Row>[]

/** Deletes organisations in transactions of at most 200 rows. Sessions go when they expire. */
export function firestoreDeletions(store: Store, db: Firestore): OrganisationDeletions {
  return {
    begin: (organisationId, now) =>
      store.write(async (documents) => {
        if (await documents.get(deletionCollection, organisationId)) return false
        const deletion: Deletion = { organisation_id: organisationId, begun_at: now }
        documents.set(deletionCollection, organisationId, deletion)
        return true
      }),
    async removeRows(organisationId, limit) {
      const find = async (collection: string, field: string) => {
        const own = db.collection(collection).where(field, '==', organisationId)
        return (await convertDatabaseErrors(own.limit(Math.min(limit, rowsAtOnce)).get())).docs
      }
      for (const [collection, field] of plain) {
        const found = await find(collection, field)
        const batch = db.batch()
        for (const { ref } of found) batch.delete(ref)
        await convertDatabaseErrors(batch.commit())
        if (found.length > 0) return found.length
      }
      for (const rule of rules) {
        const found = await find(rule.collection, 'organisation_id')
        await store.write(async (documents) => {
          for (const row of found) remove(documents, rule, row.data() as Row)
        })
        if (found.length > 0) return found.length
      }
      return 0
    },
    removeOrganisation: (organisationId) =>
      store.write(async (documents) => {
        for (const collection of [
          'organisations',
          'storage_use',
          changesCollection,
          deletionCollection,
        ]) {
          documents.remove(collection, organisationId)
        }
      }),
  }
}

/** Deletes a row with its unique keys and, with a person, the token of the photo network. */
function remove(documents: Documents, rule: TableRule<Row>, row: Row): void {
  removeRow(documents, rule, row)
  if (rule.collection === sharedRules.users.collection) documents.remove('photo_tokens', row.id)
}
