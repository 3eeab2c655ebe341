import { DuplicateError, MissingReferenceError, type Row, type Scope } from '@org/api'
import { documentId } from '../documents/document-id.ts'
import type { Address, Documents } from '../documents/documents.ts'
import type { TableRule } from './table-rules.ts'

/**
 * Collection of the documents that keep values unique: one for each value, with the id of the row
 * that has it.
 */
const keyCollection = 'unique_keys'

interface UniqueKey {
  row_id: string
}

/** True if the scope may read or write the row. */
export function isInScope<R extends Row>(
  rule: TableRule<R>,
  scope: Scope,
  row: R,
  purpose: 'read' | 'write',
): boolean {
  return (
    row.organisation_id === scope.organisationId && (rule.permits?.(row, scope, purpose) ?? true)
  )
}

/** Returns the keys of a row's unique values, each with its field. */
function keysOf<R extends Row>({ collection, unique = {} }: TableRule<R>, row: R) {
  return new Map(
    Object.entries(unique).flatMap(([field, valueOf]) => {
      const value = valueOf(row)
      if (value === null) return []
      return [[documentId(row.organisation_id, collection, field, value), field] as const]
    }),
  )
}

/**
 * Returns the fields that refer to other rows and whose values differ from those of the stored row.
 */
function changedReferences<R extends Row>(
  { references = [] }: TableRule<R>,
  row: R,
  old: R | null,
) {
  return references.flatMap(([field, collection]) => {
    const id = row[field]
    return id === null || id === old?.[field] ? [] : [{ field, collection, id: String(id) }]
  })
}

/**
 * Returns the addresses of the documents that inserting a row reads, so that the documents for many
 * rows can be read at once.
 */
export function addressesFor<R extends Row>(rule: TableRule<R>, row: R): Address[] {
  return [
    { collection: rule.collection, id: row.id },
    ...[...keysOf(rule, row).keys()].map((id) => ({ collection: keyCollection, id })),
    ...changedReferences(rule, row, null),
  ]
}

/**
 * Stores a row with its unique keys.
 *
 * @param old the stored row; null for a new one
 * @throws DuplicateError or MissingReferenceError
 */
export async function saveRow<R extends Row>(
  documents: Documents,
  rule: TableRule<R>,
  scope: Scope,
  row: R,
  old: R | null,
): Promise<void> {
  if (!isInScope(rule, scope, row, 'write')) throw new MissingReferenceError('team_id')
  await checkReferences(documents, rule, row, old)
  const keys = keysOf(rule, row)
  const formerKeys = old ? keysOf(rule, old) : new Map<string, string>()
  for (const [key, field] of keys) {
    if (formerKeys.has(key)) continue
    const holder = await documents.get<UniqueKey>(keyCollection, key)
    if (holder && holder.row_id !== row.id) throw new DuplicateError(field)
    documents.set(keyCollection, key, { row_id: row.id } satisfies UniqueKey)
  }
  for (const key of formerKeys.keys()) if (!keys.has(key)) documents.remove(keyCollection, key)
  documents.set(rule.collection, row.id, row)
}

/** Removes a row with its unique keys. */
export function removeRow<R extends Row>(documents: Documents, rule: TableRule<R>, row: R): void {
  for (const key of keysOf(rule, row).keys()) documents.remove(keyCollection, key)
  documents.remove(rule.collection, row.id)
}

async function checkReferences<R extends Row>(
  documents: Documents,
  rule: TableRule<R>,
  row: R,
  old: R | null,
): Promise<void> {
  for (const { field, collection, id } of changedReferences(rule, row, old)) {
    const found = await documents.get<Row>(collection, id)
    if (found?.organisation_id !== row.organisation_id) throw new MissingReferenceError(field)
  }
}
