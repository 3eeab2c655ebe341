import type { FollowedTable } from '@org/api/contract'
import type { Firestore } from 'firebase-admin/firestore'
import { referenceTo } from '../documents/find-documents.ts'

/** The collection with one document for each organisation, which its people's pages may listen to. */
export const changesCollection = 'changes'

/** Only numbers and ids: whoever reads it learns that something changed, but not what. */
export interface ChangeDocument {
  /** How often each table has changed. */
  tables: Partial<Record<FollowedTable, number>>
  /** The uids at the identity service of the people who may read this document, by the id of their account. */
  readers: Record<string, string>
}

/** Returns the reference to the document of an organisation. */
export const changeDocumentOf = (db: Firestore, organisationId: string) =>
  referenceTo(db, { collection: changesCollection, id: organisationId })
