import type { Scope } from '../ports/repositories.ts'
import {
  DuplicateError,
  MissingReferenceError,
  type New,
  type Row,
  type Table,
} from '../ports/table.ts'
import { comparing, contains, field, matches } from '../rules/match.ts'
import type { MemoryState } from './state.ts'
import type { Store } from './store.ts'

/** The rules for the rows of one table. */
export interface TableRule<R extends Row> {
  rows(state: MemoryState): Map<string, R>
  /** Whether the scope may read or write this row of the scope's organisation. */
  permits(row: R, scope: Scope, purpose: 'read' | 'write'): boolean
  /** Fields that are unique within the organisation, each with the value to compare. */
  unique: Readonly<Record<string, (row: R) => string>>
  /** Fields that refer to rows of the same organisation, each with the referenced table. */
  references: readonly [keyof R & string, (state: MemoryState) => Map<string, Row>][]
  /** Computed values that a list can be ordered by, in addition to its fields. */
  derived?: Readonly<Record<string, (row: R, state: MemoryState) => unknown>>
}

/**
 * Creates a table that keeps its rows in maps. Rows are copied in and out, so that callers cannot
 * change them in place.
 */
export function memoryTable<R extends Row>(
  store: Store,
  scope: Scope,
  rule: TableRule<R>,
): Table<R> {
  const isInScope = (row: R, purpose: 'read' | 'write') =>
    row.organisation_id === scope.organisationId && rule.permits(row, scope, purpose)
  const readable = () =>
    [...rule.rows(store.state).values()].filter((row) => isInScope(row, 'read'))
  const writable = (id: string) => {
    const row = rule.rows(store.state).get(id)
    return row && isInScope(row, 'write') ? row : null
  }
  const save = (row: R): R => {
    if (!isInScope(row, 'write')) throw new MissingReferenceError('team_id')
    checkUnique(store, rule, row)
    checkReferences(store, rule, row)
    rule.rows(store.state).set(row.id, structuredClone(row))
    return structuredClone(row)
  }
  const asFirst = (row: New<R>) =>
    ({ ...row, organisation_id: scope.organisationId, revision: 1 }) as R
  return {
    async get(id) {
      const row = rule.rows(store.state).get(id)
      return row && isInScope(row, 'read') ? structuredClone(row) : null
    },
    async list({ where, search, order, limit, offset }) {
      const all = readable().filter((row) => matches(row, where) && contains(row, search))
      const valueOf = (row: R, name: string) =>
        rule.derived?.[name]?.(row, store.state) ?? field(row, name)
      const page = all.toSorted(comparing(order, valueOf)).slice(offset, offset + limit)
      return { data: structuredClone(page), total: all.length }
    },
    async all(where = {}) {
      return structuredClone(readable().filter((row) => matches(row, where))).toSorted(
        comparing([]),
      )
    },
    async pick(fields, where = {}) {
      const rows = readable().filter((row) => matches(row, where))
      return structuredClone(
        rows.map(
          (row) =>
            Object.fromEntries(fields.map((name) => [name, row[name]])) as Pick<
              R,
              (typeof fields)[number]
            >,
        ),
      )
    },
    insert: (row) => store.write(() => save(asFirst(row))),
    insertAll: (inserted) =>
      store.write(() => {
        const former = new Set(rule.rows(store.state).keys())
        try {
          for (const row of inserted) save(asFirst(row))
        } catch (error) {
          for (const { id } of inserted) if (!former.has(id)) rule.rows(store.state).delete(id)
          throw error
        }
      }),
    update: (id, patch, ifRevision) =>
      store.write(() => {
        const row = writable(id)
        if (!row) return null
        if (ifRevision !== undefined && ifRevision !== row.revision) return 'stale'
        return save({ ...row, ...patch, revision: row.revision + 1 })
      }),
    mark: (id, patch) =>
      store.write(() => {
        const row = writable(id)
        return row ? save({ ...row, ...patch }) : null
      }),
    markEach: (patches) =>
      store.write(() => {
        for (const patch of patches) {
          const row = writable(patch.id)
          if (row) save({ ...row, ...patch })
        }
      }),
    updateAll: (where, patch) =>
      store.write(() => {
        const rows = readable().filter((row) => isInScope(row, 'write') && matches(row, where))
        for (const row of rows) save({ ...row, ...patch, revision: row.revision + 1 })
        return rows.length
      }),
    remove: (id) => store.write(() => writable(id) !== null && rule.rows(store.state).delete(id)),
  }
}

function checkUnique<R extends Row>({ state }: Store, rule: TableRule<R>, row: R): void {
  for (const [field, keyOf] of Object.entries(rule.unique)) {
    const key = keyOf(row)
    for (const other of rule.rows(state).values()) {
      if (other.organisation_id !== row.organisation_id || other.id === row.id) continue
      if (keyOf(other) === key) throw new DuplicateError(field)
    }
  }
}

function checkReferences<R extends Row>({ state }: Store, rule: TableRule<R>, row: R): void {
  for (const [field, rows] of rule.references) {
    const id = row[field]
    if (id === null) continue
    if (rows(state).get(String(id))?.organisation_id !== row.organisation_id) {
      throw new MissingReferenceError(field)
    }
  }
}
