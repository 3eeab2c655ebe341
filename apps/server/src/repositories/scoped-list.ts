import type { ListQuery } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'
import {
  all,
  isReversible,
  orderExpression,
  peopleKey,
  searchCondition,
  whereCondition,
} from './conditions.ts'
import type { AnyTable } from './queryable.ts'
import type { TableName } from './scope-conditions.ts'
import { byValues } from '../storage/statement-names.ts'

/** A row of a page, with the number of rows on all pages. */
export type ListedRow = Record<string, unknown> & { matching: number }

/** Returns the conditions that the rows of a list must match. */
export function listConditions({
  where,
  search,
}: Pick<ListQuery, 'where' | 'search'>): RawBuilder<boolean> {
  return all([byValues, whereCondition(where), searchCondition(search)])
}

/**
 * Builds the query for one page of rows, each with `matching`, the number of rows on all pages. It
 * finds the ids of the page first: an index with all columns of the conditions answers that without
 * reading the rows before the page.
 *
 * @param total the number of rows, if it need not be counted
 * @param fromEnd the place of the page in the reversed order, if its end is nearer
 */
export function listQuery(
  db: AnyTable,
  table: TableName,
  condition: RawBuilder<boolean>,
  query: ListQuery,
  total?: RawBuilder<number>,
  fromEnd?: Place | null,
): RawBuilder<ListedRow> {
  // A text search is slow, so the same pass also counts the rows. Otherwise a separate count is
  // cheap: the page comes from an index, and counting reads no columns.
  const isCostly = query.search.terms.length > 0
  const counted = isCostly
    ? sql<number>`(count(*) over ())::int`
    : sql<number>`(${rowCount(db, table, condition)})`
  const rows = sql.table(table)
  const orderBy = (isReversed: boolean) =>
    sql.join([
      ...query.order.map(({ field, descending }) =>
        orderExpression(
          field,
          descending !== isReversed,
          table === 'users' ? peopleKey(field) : undefined,
        ),
      ),
      sql`${rows}.id ${sql.raw(isReversed ? 'desc' : 'asc')}`,
    ])
  const { limit, offset } = fromEnd ?? query
  // The limit is part of the statement: planned for any limit, the rows would be read by a scan.
  return sql`select ${rows}.*, page.matching from (
      select id, ${total ?? counted} as matching from ${rows} where ${condition}
      order by ${orderBy(Boolean(fromEnd))} limit ${sql.lit(limit)} offset ${offset}) as page
    join ${rows} on ${rows}.id = page.id order by ${orderBy(false)}`
}

type Place = Pick<ListQuery, 'limit' | 'offset'>

/** How many entries of an index are skipped without a thought. */
const farOffset = 5000

/** Whether it may be quicker to reach a page from the end of its list. */
export const isFar = ({ order, offset }: ListQuery): boolean =>
  offset > farOffset && order.every(({ field }) => isReversible(field))

/** Returns the place of a page in the reversed order, if that skips fewer rows; null if not. */
export function placeFromEnd({ limit, offset }: ListQuery, total: number): Place | null {
  if (offset < total / 2 || offset >= total) return null
  return { limit: Math.min(limit, total - offset), offset: Math.max(0, total - offset - limit) }
}

/** Counts the matching rows when a page is empty, because the page may lie beyond the last row. */
export async function countOf(
  db: AnyTable,
  table: TableName,
  condition: RawBuilder<boolean>,
  offset: number,
): Promise<number> {
  if (offset === 0) return 0
  const { total } = await rowCount(db, table, condition).executeTakeFirstOrThrow()
  return total
}

function rowCount(db: AnyTable, table: TableName, condition: RawBuilder<boolean>) {
  return db
    .selectFrom(table)
    .where(condition)
    .select(sql<number>`count(*)::int`.as('total'))
}
