import type { FollowedTable } from '@org/api/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { referenceTo } from '../documents/find-documents.ts'

/**
 * The collection with one document for each organisation. The pages of the organisation's people
 * may listen to it.
 */
export const changesCollection = 'changes'

/**
 * The counts of an organisation's changes. It contains only numbers and ids, so a reader learns
 * that a table changed, but not the new values.
 */
export interface ChangeDocument {
  /** How often each table has changed. */
  tables: Partial<Record<FollowedTable, number>>
  /** The people who may read this document: their uid at the identity service, by account id. */
  readers: Record<string, string>
}

/** Returns the reference to the document of an organisation. */
export const changeDocumentOf = (db: Firestore, organisationId: string) =>
  referenceTo(db, { collection: changesCollection, id: organisationId })
