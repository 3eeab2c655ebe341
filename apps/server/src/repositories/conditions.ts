import type { Where } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'

const numbers = new Set([
  'created_at',
  'updated_at',
  'start_date',
  'end_date',
  'expire',
  'width',
  'height',
  'size',
  'revision',
  'last_login_at',
  'info_updated_at',
  'sent_at',
  'installed_at',
  'deploy_request',
])
const booleans = new Set(['is_global', 'has_onboarding'])

type Condition = RawBuilder<boolean>
type Value = Where[string]

const never = sql<boolean>`false`

/** Rows that have every wanted value; a value of another type than the column matches nothing. */
export function whereCondition(where: Where): Condition {
  return all(Object.entries(where).map(([column, wanted]) => columnCondition(column, wanted)))
}

/** True where all are; no condition at all is true. */
export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Rows where any field holds the text, whatever the case. */
export function searchCondition(search: {
  readonly text: string
  readonly fields: readonly string[]
}): Condition {
  if (search.text === '') return all([])
  const hits = search.fields.map(
    (field) =>
      sql<boolean>`position(lower(${search.text}::text) in lower(coalesce(${sql.ref(field)}, ''))) > 0`,
  )
  return hits.length === 0 ? never : sql<boolean>`(${sql.join(hits, sql` or `)})`
}

/** What a list is ordered by: texts without regard to case and by code point, null last. */
export function orderExpression(field: string, isDescending: boolean): RawBuilder<unknown> {
  const column = sql.ref(field)
  const isText = !numbers.has(field) && !booleans.has(field)
  const value = isText ? sql`lower(${column}) collate "C"` : column
  return isDescending ? sql`${value} desc nulls last` : sql`${value} asc nulls last`
}

function columnCondition(column: string, wanted: Value): Condition {
  const values = [wanted].flat()
  const fitting = values.filter((value) => value !== null && typeof value === typeOf(column))
  const parts: Condition[] = []
  if (fitting.length > 0) parts.push(sql<boolean>`${sql.ref(column)} in (${sql.join(fitting)})`)
  if (values.includes(null)) parts.push(sql<boolean>`${sql.ref(column)} is null`)
  return parts.length === 0 ? never : sql<boolean>`(${sql.join(parts, sql` or `)})`
}

function typeOf(column: string): 'number' | 'boolean' | 'string' {
  if (numbers.has(column)) return 'number'
  return booleans.has(column) ? 'boolean' : 'string'
}
