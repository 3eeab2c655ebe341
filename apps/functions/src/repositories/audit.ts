import { type AuditLog, type AuditRecord, contains, matches, type Scope } from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import type { Store } from '../documents/documents.ts'
import { convertDatabaseErrors } from '../documents/database-errors.ts'

const collection = 'audit'

/** A stored entry; `number` orders the entries of the same second. */
interface StoredEntry extends AuditRecord {
  number: number
}

let last = 0

/**
 * Returns ascending numbers: microseconds since 1970, or the last number plus one if that is
 * greater.
 */
function nextNumber(): number {
  last = Math.max(last + 1, Date.now() * 1000)
  return last
}

/**
 * Accesses the audit log of a scope's organisation. `list` reads from `db`, so it sees only
 * committed entries.
 */
export function firestoreAudit(
  store: Store,
  db: Firestore,
  { organisationId, teamId, userId }: Scope,
): AuditLog {
  const isWhole = teamId === undefined && userId === undefined
  return {
    add: (entry) =>
      store.write(async (documents) =>
        documents.set(collection, entry.id, {
          ...entry,
          organisation_id: organisationId,
          number: nextNumber(),
        } satisfies StoredEntry),
      ),
    async list({ where, search, actor, from = 0, until, limit, offset }) {
      if (!isWhole) return { data: [], total: 0 }
      const since = db
        .collection(collection)
        .where('organisation_id', '==', organisationId)
        .where('created_at', '>=', from)
      const query = until === undefined ? since : since.where('created_at', '<', until)
      const { docs } = await convertDatabaseErrors(query.get())
      const all = docs
        .map((document) => document.data() as StoredEntry)
        .filter((row) => matches(row, where) && contains(row, search))
        .filter((row) => actor === undefined || contains(row, actor))
        .toSorted((a, b) => b.created_at - a.created_at || b.number - a.number)
      const data = all.slice(offset, offset + limit).map(({ number: _, ...row }) => row)
      return { data, total: all.length }
    },
  }
}
