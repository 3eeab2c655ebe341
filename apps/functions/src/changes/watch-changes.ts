import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { ChangeWatch } from '../documents/firestore-store.ts'
import { changeCounter } from './change-counter.ts'
import { changeDocumentOf } from './change-document.ts'
import { changedTables } from './changed-tables.ts'
import { endedAccess } from './ended-access.ts'

/**
 * Counts the changes of each organisation, and stops people from following them when their access
 * ends.
 */
export function watchChanges(db: Firestore): ChangeWatch {
  const count = changeCounter(db)
  return {
    write(transaction, changes) {
      for (const { organisationId, accountId } of endedAccess(changes)) {
        const readers = { [accountId]: FieldValue.delete() }
        transaction.set(changeDocumentOf(db, organisationId), { readers }, { merge: true })
      }
    },
    report: (changes) => count(changedTables(changes)),
  }
}
