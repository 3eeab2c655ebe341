import { maxListBytes } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'
import type { AnyTable } from './queryable.ts'
import type { TableName } from './scope-conditions.ts'
import type { ListedRow } from './scoped-list.ts'

/** The columns that can make a row so long that a page of rows would not fit into memory. */
const largeColumns: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  templates: ['signature_data'],
  commands: ['lines', 'ordonnances'],
  command_returns: ['lines'],
  training_sessions: ['blocs'],
}

/**
 * Maximum length of the JSON that is read for one page. Twice the length of a response, because
 * Postgres writes spaces into JSON: the API, which measures exactly, then always has enough rows.
 */
const maxReadBytes = 2 * maxListBytes

export const hasLargeRows = (table: TableName): boolean => largeColumns[table] !== undefined

/**
 * Reads the first rows of a page whose JSON columns fit into `maxReadBytes`, and at least one row.
 * A row's JSON is measured only if all rows before it fit: measuring a whole page of large rows
 * takes Postgres many seconds.
 */
export async function readFittingRows(
  db: AnyTable,
  table: TableName,
  page: RawBuilder<ListedRow>,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow & { position: number }>`with recursive
    page as materialized (
      select array_agg(id) as ids, min(matching) as matching
      from (${page}) as listed
    ),
    ${fittingRows(table, maxReadBytes)}
    select ${sql.table(table)}.*, page.matching, position
    from fitting, page, ${sql.table(table)}
    where ${sql.table(table)}.id = page.ids[position]
    order by position`.execute(db)
  return rows.map(({ position: _, ...row }) => row)
}

/**
 * Builds the expression `fitting` of a recursive query: the positions of those first rows of
 * `page.ids` whose JSON columns together reach `maxBytes`, from 1, after a first row of position 0.
 */
export function fittingRows(table: TableName, maxBytes: number): RawBuilder<unknown> {
  return sql`fitting (position, used) as (
    select 0, 0::bigint
    union all
    select position + 1, used + (
      select ${lengthOf(table)} from ${sql.table(table)} where id = page.ids[position + 1])
    from fitting, page
    where used < ${sql.lit(maxBytes)} and position < cardinality(page.ids)
  )`
}

function lengthOf(table: TableName): RawBuilder<number> {
  const lengths = (largeColumns[table] ?? []).map(
    (column) => sql<number>`octet_length(${sql.ref(column)}::text)`,
  )
  return sql<number>`${sql.join(lengths, sql` + `)}`
}
