import { omitUndefined, type New, type Patch, type Row, type Scope, type Table } from '@org/api'
import type { ListQuery, Where } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'
import { all, whereCondition } from './conditions.ts'
import { convertDatabaseErrors } from './database-errors.ts'
import { peopleCondition } from './people-groups.ts'
import type { AnyTable } from './queryable.ts'
import { hasLargeRows, readFittingRows } from './large-rows.ts'
import { checkScope, scopeCondition, type TableName } from './scope-conditions.ts'
import { countOf, listConditions, listQuery } from './scoped-list.ts'

type Values = Record<string, unknown>

/** JSON columns: written as text and read as parsed values. */
const jsonColumns = [
  'signature_data',
  'permissions',
  'lines',
  'ordonnances',
  'sports',
  'equipments',
  'visible_area',
  'blocs',
  'session_ids',
  'variants',
]

/** Accesses the rows of one table within a scope. `isLocking` locks each row that `get` reads. */
export function scopedTable<R extends Row>(
  db: AnyTable,
  table: TableName,
  scope: Scope,
  isLocking: boolean,
): Table<R> {
  const readable = scopeCondition(table, scope, 'read')
  const changeable = scopeCondition(table, scope, 'change')

  const select = (condition: RawBuilder<boolean>) =>
    db.selectFrom(table).where(all([readable, condition]))

  async function get(id: string): Promise<R | null> {
    const query = select(sql<boolean>`id = ${id}`).selectAll()
    const row = await (isLocking ? query.forNoKeyUpdate() : query).executeTakeFirst()
    return (row as R | undefined) ?? null
  }

  const change = (values: Values, condition: RawBuilder<boolean>) =>
    db
      .updateTable(table)
      .set(values)
      .where(all([changeable, condition]))

  async function changeOne(values: Values, condition: RawBuilder<boolean>): Promise<R | null> {
    const row = await convertDatabaseErrors(
      change(values, condition).returningAll().executeTakeFirst(),
    )
    return (row as R | undefined) ?? null
  }

  function firstValues(row: New<R>): Values {
    checkScope(table, scope, row)
    return { ...toColumns(row), organisation_id: scope.organisationId, revision: 1 }
  }

  return {
    get,

    async list(query: ListQuery) {
      const condition =
        table === 'users' ? peopleCondition(scope, query) : all([readable, listConditions(query)])
      const page = listQuery(db, table, condition, query)
      const counted = hasLargeRows(table)
        ? await readFittingRows(db, table, page)
        : (await page.execute(db)).rows
      const data = counted.map((row) => {
        const { matching: _, ...own } = row
        return own as unknown as R
      })
      const total = counted[0]?.matching ?? (await countOf(db, table, condition, query.offset))
      return { data, total }
    },

    async all(where: Where = {}) {
      const rows = await select(whereCondition(where)).selectAll().orderBy('id').execute()
      return rows as unknown as R[]
    },

    async pick<K extends keyof R & string>(fields: readonly K[], where: Where = {}) {
      // One JSON string per column: the embedded engine is slow at reading ten thousand separate
      // rows.
      const texts = fields.map((name) => sql<unknown>`json_agg(${sql.ref(name)})`.as(name))
      const found = await select(whereCondition(where)).select(texts).executeTakeFirstOrThrow()
      const columns = found as Record<string, unknown[] | null>
      const count = columns[fields[0] ?? '']?.length ?? 0
      return Array.from({ length: count }, (_, index) => {
        const row: Partial<Record<K, unknown>> = {}
        for (const name of fields) row[name] = columns[name]?.[index]
        return row as Pick<R, K>
      })
    },

    async insert(row: New<R>) {
      const inserted = await convertDatabaseErrors(
        db.insertInto(table).values(firstValues(row)).returningAll().executeTakeFirstOrThrow(),
      )
      return inserted as unknown as R
    },

    async insertAll(rows: readonly New<R>[]) {
      if (rows.length === 0) return
      await convertDatabaseErrors(db.insertInto(table).values(rows.map(firstValues)).execute())
    },

    async update(id: string, patch: Patch<R>, ifRevision?: number) {
      checkScope(table, scope, patch)
      const isWanted = sql<boolean>`id = ${id}`
      const isCurrent = ifRevision === undefined ? [] : [sql<boolean>`revision = ${ifRevision}`]
      const row = await changeOne(nextRevision(patch), all([isWanted, ...isCurrent]))
      if (row !== null || ifRevision === undefined) return row
      const exists = await db
        .selectFrom(table)
        .select('id')
        .where(all([changeable, isWanted]))
        .executeTakeFirst()
      return exists ? 'stale' : null
    },

    async mark(id: string, patch: Patch<R>) {
      checkScope(table, scope, patch)
      return changeOne(toColumns(patch), sql<boolean>`id = ${id}`)
    },

    async markEach(patches) {
      const columns = Object.keys(toColumns(patches[0] ?? {})).filter((name) => name !== 'id')
      if (columns.length === 0) return
      for (const patch of patches) checkScope(table, scope, patch)
      const values = columns.map((name) => sql`${sql.ref(name)} = marked.${sql.ref(name)}`)
      await convertDatabaseErrors(
        sql`update ${sql.table(table)} set ${sql.join(values)}
          from jsonb_populate_recordset(null::${sql.table(table)},
            ${JSON.stringify(patches.map(omitUndefined))}::jsonb) as marked
          where ${sql.table(table)}.id = marked.id and ${sql.table(table)}.id in (
            select id from ${sql.table(table)} where ${changeable})`.execute(db),
      )
    },

    async updateAll(where: Where, patch: Patch<R>) {
      checkScope(table, scope, patch)
      const result = await convertDatabaseErrors(
        change(nextRevision(patch), whereCondition(where)).executeTakeFirst(),
      )
      return Number(result.numUpdatedRows)
    },

    async remove(id: string) {
      const result = await convertDatabaseErrors(
        db
          .deleteFrom(table)
          .where(all([changeable, sql<boolean>`id = ${id}`]))
          .executeTakeFirst(),
      )
      return result.numDeletedRows > 0n
    },
  }
}

function nextRevision(patch: object): Values {
  return { ...toColumns(patch), revision: sql`revision + 1` }
}

function toColumns(values: object): Values {
  return Object.fromEntries(
    Object.entries(omitUndefined(values)).map(([name, value]: [string, unknown]) => [
      name,
      jsonColumns.includes(name) ? JSON.stringify(value) : value,
    ]),
  )
}
