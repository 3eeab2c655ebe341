import {
  comparing,
  contains,
  DuplicateError,
  matches,
  omitUndefined,
  type New,
  type Row,
  type Scope,
  type Table,
} from '@org/api'
import type { Where } from '@org/api/contract'
import type { Documents, ReadDocuments, Store } from '../documents/documents.ts'
import { addressesFor, isInScope, removeRow, saveRow } from './save-row.ts'
import type { TableRule } from './table-rules.ts'

/**
 * Accesses the rows of one collection within a scope.
 *
 * Firestore cannot search for parts of words, sort in French order or return the total together
 * with a page. So `list` reads the rows that match the conditions, and then filters, sorts and
 * counts them itself.
 */
export function firestoreTable<R extends Row>(
  store: Store,
  scope: Scope,
  rule: TableRule<R>,
): Table<R> {
  const { organisationId } = scope
  const { collection } = rule

  async function find(documents: ReadDocuments, where: Where, purpose: 'read' | 'write') {
    const ids = where['id']
    const found =
      ids === undefined
        ? await documents.find<R>(collection, { ...where, organisation_id: organisationId })
        : await documents.getAll<R>([...new Set([ids].flat())].map(String).map(addressOf))
    return found.filter((row) => matches(row, where) && isInScope(rule, scope, row, purpose))
  }
  const addressOf = (id: string) => ({ collection, id })

  async function get(documents: ReadDocuments, id: string, purpose: 'read' | 'write') {
    const row = await documents.get<R>(collection, id)
    return row && isInScope(rule, scope, row, purpose) ? row : null
  }

  const asFirst = (row: New<R>) =>
    ({ ...row, organisation_id: organisationId, revision: 1 }) as unknown as R

  async function insertAll(documents: Documents, rows: readonly R[]): Promise<void> {
    await documents.getAll(rows.flatMap((row) => addressesFor(rule, row)))
    for (const row of rows) {
      if (await documents.get(collection, row.id)) throw new DuplicateError('id')
      await saveRow(documents, rule, scope, row, null)
    }
  }

  async function change(documents: Documents, row: R, patch: object): Promise<R> {
    const next: R = { ...row, ...omitUndefined(patch) }
    await saveRow(documents, rule, scope, next, row)
    return next
  }

  return {
    get: (id) => get(store, id, 'read'),
    async list({ where, search, order, limit, offset }) {
      const found = await find(store, where, 'read')
      const all = found.filter((row) => contains(row, search))
      const sorted = all.toSorted(comparing(order))
      return { data: sorted.slice(offset, offset + limit), total: all.length }
    },
    all: async (where = {}) => (await find(store, where, 'read')).toSorted(comparing([])),
    async pick(fields, where = {}) {
      const rows = await find(store, where, 'read')
      return rows.map(
        (row) =>
          Object.fromEntries(fields.map((name) => [name, row[name]])) as Pick<
            R,
            (typeof fields)[number]
          >,
      )
    },
    insert: (row) =>
      store.write(async (documents) => {
        const first = asFirst(row)
        await insertAll(documents, [first])
        return first
      }),
    insertAll: (rows) => store.write((documents) => insertAll(documents, rows.map(asFirst))),
    update: (id, patch, ifRevision) =>
      store.write(async (documents) => {
        const row = await get(documents, id, 'write')
        if (!row) return null
        if (ifRevision !== undefined && ifRevision !== row.revision) return 'stale'
        return change(documents, row, { ...patch, revision: row.revision + 1 })
      }),
    mark: (id, patch) =>
      store.write(async (documents) => {
        const row = await get(documents, id, 'write')
        return row && change(documents, row, patch)
      }),
    markEach: (patches) =>
      store.write(async (documents) => {
        await documents.getAll(patches.map(({ id }) => addressOf(id)))
        for (const patch of patches) {
          const row = await get(documents, patch.id, 'write')
          if (row) await change(documents, row, patch)
        }
      }),
    updateAll: (where, patch) =>
      store.write(async (documents) => {
        const rows = await find(documents, where, 'write')
        for (const row of rows) {
          await change(documents, row, { ...patch, revision: row.revision + 1 })
        }
        return rows.length
      }),
    remove: (id) =>
      store.write(async (documents) => {
        const row = await get(documents, id, 'write')
        if (row) removeRow(documents, rule, row)
        return row !== null
      }),
  }
}
