import { matches } from '@org/api'
import type { Scalar, Where } from '@org/api/contract'
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore'
import { documentId } from './document-id.ts'
import type { Address, Fields } from './documents.ts'

/** Maximum number of values that Firestore compares a field with in one query. */
const valuesOfQuery = 30
/**
 * Maximum number of values for which several queries are made. Conditions with more values are
 * checked in memory.
 */
const maxValues = 300

type ReadQuery = (query: Query) => Promise<Fields[]>

const isList = (wanted: Where[string]): wanted is readonly Scalar[] => Array.isArray(wanted)

function chunksOf<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}

/** Returns the reference to a document. */
export function referenceTo(db: Firestore, { collection, id }: Address) {
  return db.collection(collection).doc(documentId(id))
}

/**
 * Finds documents by the values of their fields. In one query, Firestore compares one field with at
 * most 30 values, none of which may be null. Other conditions are split into several queries or
 * checked in memory.
 */
export async function findDocuments(
  collection: CollectionReference,
  where: Where,
  read: ReadQuery,
): Promise<Fields[]> {
  const conditions = Object.entries(where)
  if (conditions.some(([, wanted]) => isList(wanted) && wanted.length === 0)) return []
  let query: Query = collection
  for (const [field, wanted] of conditions) {
    if (!isList(wanted)) query = query.where(field, '==', wanted)
  }
  const listed = conditions.find(
    ([, wanted]) => isList(wanted) && wanted.length <= maxValues && !wanted.includes(null),
  )
  const [field, values] = listed ?? []
  const parts =
    field !== undefined && isList(values ?? '')
      ? chunksOf([...new Set(values as readonly Scalar[])], valuesOfQuery).map((chunk) =>
          query.where(field, 'in', chunk),
        )
      : [query]
  const found = (await Promise.all(parts.map(read))).flat()
  return found.filter((row) => matches(row, where))
}
