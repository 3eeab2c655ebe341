import type { PeopleQuery, Scope } from '@org/api'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../storage/tables.ts'

/** The columns of people that `people_counts` has too. */
const countedColumns = new Set(['is_external', 'role', 'team_id', 'signature_template_id'])

/** True if `people_counts` can answer how many people match, because it has all columns involved. */
export function isCounted({ where, search }: PeopleQuery, { userId }: Scope): boolean {
  return (
    userId === undefined &&
    search.terms.length === 0 &&
    (search.prefix ?? '') === '' &&
    Object.keys(where).every((column) => countedColumns.has(column))
  )
}

/** The number of people who match a condition on columns of `people_counts`. */
export const countedTotal = (condition: RawBuilder<boolean>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(count), 0)::int from people_counts where ${condition})`

/** How many rows one call sums up at most, so that it locks them only briefly. */
const batchSize = 20_000

/**
 * Replaces the rows for the same people with one that has their sum. Rows that another process is
 * replacing are left to it. Readers see the former rows or the new one.
 */
export async function sumUpPeople(db: Kysely<Database>): Promise<void> {
  const group = sql`organisation_id, is_external, role, team_id, signature_template_id, deploy_key`
  await sql`
    with several as (
      select place from (
        select ctid as place, count(*) over (partition by ${group}) as rows from people_counts
      ) as counted
      where rows > 1
      limit ${sql.lit(batchSize)}
    ),
    locked as materialized (
      select ctid as place from people_counts where ctid in (select place from several)
      for update skip locked
    ),
    summed as (
      delete from people_counts where ctid in (select place from locked) returning *
    )
    insert into people_counts
    select ${group}, sum(count) from summed group by ${group} having sum(count) <> 0`.execute(db)
}
