import type { GroupSize, GroupSlice, PeopleQuery, Scope } from '@org/api'
import { sql, type RawBuilder } from 'kysely'
import { all, orderExpression, peopleKey, whereCondition } from './conditions.ts'
import { byValues } from '../storage/statement-names.ts'
import { personSearch } from './person-grams.ts'
import { scopeCondition } from './scope-conditions.ts'

type Condition = RawBuilder<boolean>
type Ranks = Readonly<Record<string, ReadonlyMap<string, number>>>

/** Up to how many people are read by their keys and then sorted. */
const fewPeople = 2000

/** Counts people by group, from `people_counts` if it can answer, or else from an index. */
export function groupCounts(condition: Condition, isFromCounts: boolean): RawBuilder<unknown> {
  const [source, size] = isFromCounts
    ? [sql`people_counts`, sql`sum(count)`]
    : [sql`users`, sql`count(*)`]
  return sql`(select deploy_key as key, ${size}::int as count,
      deploy_key::json ->> 0 as team_id, deploy_key::json ->> 1 as signature_template_id
    from ${source} where ${condition} group by deploy_key having ${size} <> 0)`
}

/** Lists the people of each slice with its number and their place in it. */
export function sliceQuery(
  condition: Condition,
  slices: readonly GroupSlice[],
  ranks: Ranks,
): RawBuilder<unknown> {
  if (slices.length === 0) return sql`(select *, 0 as slice, 0 as place from users where false)`
  const parts = slices.map(
    (slice, index) => sql`(select *, ${sql.lit(index)} as slice, row_number() over () as place
      from ${pageOf(condition, slice, ranks)} as page)`,
  )
  return sql`(${sql.join(parts, sql` union all `)})`
}

function pageOf(
  condition: Condition,
  { groups, order, limit, offset, mailed }: GroupSlice,
  ranks: Ranks,
): RawBuilder<unknown> {
  const wanted = mailed === undefined ? [] : [mailCondition(mailed.after, mailed.is)]
  const orders = order.map(({ field, descending }) => {
    const rank = ranks[field]
    return orderExpression(field, descending, rank ? rankOf(rank) : peopleKey(field))
  })
  const page = sql`order by ${sql.join([...orders, sql`id`])} limit ${limit} offset ${offset}`
  // A few people are found by an index of the keys. Reading many in their order instead ends after
  // the page, if the keys are tested in a way that no index serves.
  return isFew(groups)
    ? sql`(select * from (select * from users where
        ${all([condition, keyCondition(groups), ...wanted])} offset 0) as users ${page})`
    : sql`(select users.* from (
        select id, row_number() over () as place from (
          select id from users where ${all([condition, ...wanted, keyTest(groups)])} ${page}) as ids
        ) as page join users on users.id = page.id order by page.place)`
}

/** Matches people of these groups, whom the index of keys finds. */
export function keyCondition(groups: readonly GroupSize[]): Condition {
  const keys = JSON.stringify(groups.map(({ key }) => key))
  // As an array, because Postgres expects a list from a subquery to match most people.
  return sql<boolean>`deploy_key = any (array(select jsonb_array_elements_text(${keys}::jsonb)))`
}

const isFew = (groups: readonly GroupSize[]) =>
  groups.reduce((sum, { count }) => sum + count, 0) <= fewPeople

/** The keys of an object are found by binary search. */
function keyTest(groups: readonly GroupSize[]): Condition {
  const keys = JSON.stringify(Object.fromEntries(groups.map(({ key }) => [key, 1])))
  return sql<boolean>`jsonb_exists(${keys}::jsonb, deploy_key)`
}

function rankOf(ranks: ReadonlyMap<string, number>): RawBuilder<unknown> {
  return sql`(${JSON.stringify(Object.fromEntries(ranks))}::jsonb ->> deploy_key)::int`
}

/** Matches people who were mailed after a time, or who were not. */
export function mailCondition(after: number, is: boolean): Condition {
  const lastMail = sql`greatest(sent_at, link_mailed_at, 0)`
  return is ? sql<boolean>`${lastMail} > ${after}` : sql<boolean>`${lastMail} <= ${after}`
}

/** Returns the condition for the people in a scope whom a query is about. */
export const peopleCondition = (scope: Scope, query: PeopleQuery): Condition =>
  all([
    scopeCondition('users', scope, 'read'),
    byValues,
    whereCondition(query.where),
    personSearch(scope.organisationId, query.search),
  ])
