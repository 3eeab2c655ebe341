import type { ListQuery } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'
import { all, orderExpression, searchCondition, whereCondition } from './conditions.ts'
import type { AnyTable } from './queryable.ts'
import type { TableName } from './scope-conditions.ts'

/** Returns the conditions that the rows of a list must match. */
export function listConditions({
  where,
  search,
}: Pick<ListQuery, 'where' | 'search'>): RawBuilder<boolean> {
  return all([whereCondition(where), searchCondition(search)])
}

/**
 * Builds the query for one page of rows, each with `matching`, the number of rows on all pages.
 *
 * @param total the number of rows, if it need not be counted
 */
export function listQuery(
  db: AnyTable,
  table: TableName,
  condition: RawBuilder<boolean>,
  query: ListQuery,
  total?: RawBuilder<number>,
) {
  // A text search is slow, so the same pass also counts the rows. Otherwise a separate count is
  // cheap: the page comes from an index, and counting reads no columns.
  const isCostly = query.search.terms.length > 0
  const counted = isCostly
    ? sql<number>`(count(*) over ())::int`
    : sql<number>`(${rowCount(db, table, condition)})`
  const matching = total ?? counted
  return query.order
    .reduce(
      (page, { field, descending }) => page.orderBy(orderExpression(field, descending)),
      db.selectFrom(table).where(condition).selectAll().select(matching.as('matching')),
    )
    .orderBy('id')
    .limit(query.limit)
    .offset(query.offset)
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
