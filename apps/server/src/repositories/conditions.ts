import {
  columnKind,
  foldedLetters,
  ligatures,
  phoneMarks,
  type ListQuery,
  type Where,
} from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'

type Condition = RawBuilder<boolean>
type Value = Where[string]

const never = sql<boolean>`false`

/**
 * Matches rows in which each given column has the wanted value, or one of several wanted values. A
 * value whose type differs from the column's matches nothing.
 */
export function whereCondition(where: Where): Condition {
  return all(Object.entries(where).map(([column, wanted]) => columnCondition(column, wanted)))
}

/** True when all conditions are true, or when there are none. */
export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** True when any condition is true. False when there are none. */
export function any(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? never : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/**
 * Folds a column as `foldText` does. ASCII strings skip `translate`, which would take most of a
 * search's time.
 */
function folded(column: RawBuilder<unknown>): RawBuilder<string> {
  const lower = sql<string>`lower(coalesce(${column}, ''))`
  const apart = ligatures.reduce(
    (text, [one, two]) => sql<string>`replace(${text}, ${one}, ${two})`,
    lower,
  )
  return sql<string>`case when octet_length(${column}) = char_length(${column}) then ${lower}
    else translate(${apart}, ${foldedLetters.from}, ${foldedLetters.to}) end`
}

/**
 * The ASCII characters among `phoneMarks`. Most phone numbers contain no others, and removing only
 * these is five times as fast.
 */
const asciiPhoneMarks = phoneMarks.replace(/[\u0080-\uffff]/g, '')

/**
 * Normalises a column as the contract's `phoneDigits` does. `offset 0` keeps Postgres from inlining
 * the subquery, which would remove the marks again at each use of `plain`.
 */
function phoneDigits(field: string): RawBuilder<string> {
  const column = sql.ref(field)
  const national = (from: number) => sql`'0' || ltrim(substr(plain, ${sql.lit(from)}), '0')`
  return sql<string>`(select case
      when plain like '0%' and plain not like '00%' then plain
      when plain like '+33%' then ${national(4)}
      when plain like '0033%' then ${national(5)}
      when length(plain) = 11 and plain like '33%' then ${national(3)}
      when length(plain) = 9 then ${national(1)}
      when plain like '+%' then substr(plain, 2)
      when plain like '00%' then substr(plain, 3)
      else plain end
    from (select case when octet_length(${column}) = char_length(${column})
      then translate(${column}, ${asciiPhoneMarks}, '')
      else translate(${column}, ${phoneMarks}, '') end as plain offset 0) as number)`
}

/**
 * Matches rows that contain each term or, if there is a prefix, rows whose first field starts with
 * it. Ignores case, accents and the marks in a phone number.
 */
export function searchCondition({ prefix, terms, fields, phones }: ListQuery['search']): Condition {
  const [first] = fields
  if (prefix === '') return all([])
  if (prefix !== undefined && first !== undefined) {
    // Folding never shortens a text, so it is enough to fold the beginning; folding the whole text
    // is slow.
    const beginning = sql`left(${sql.ref(first)}, ${sql.lit(prefix.length)})`
    return sql<boolean>`starts_with(${folded(beginning)}, ${prefix})`
  }
  const has = (part: string, text: RawBuilder<string>) =>
    sql<boolean>`position(${part}::text in ${text}) > 0`
  return all(
    terms.map(({ words, digits }) => {
      const inFields = all(
        words.map((word) => any(fields.map((field) => has(word, folded(sql.ref(field)))))),
      )
      const numbers = digits === null ? [] : phones
      return any([inFields, ...numbers.map((field) => has(digits ?? '', phoneDigits(field)))])
    }),
  )
}

/** Sort fields of people that are not columns of `users`, but names of referenced rows. */
const derived: Readonly<Record<string, RawBuilder<string>>> = {
  team: sql<string>`(select name from teams where teams.id = users.team_id)`,
  signature: sql<string>`(select name from templates where templates.id = coalesce(
    users.signature_template_id,
    (select signature_template_id from teams where teams.id = users.team_id),
    (select signature_template_id from organisations
      where organisations.id = users.organisation_id)))`,
}

/** Columns that are never null, so that one index can sort them in both directions. */
const neverNull = new Set([
  'created_at',
  'last_name',
  'first_name',
  'email',
  'position',
  'name',
  'display_name',
  'folded_title',
])

/** The fields by which people are ordered that have a column with their values for the order. */
const keyed = new Set(['last_name', 'first_name', 'email', 'position'])

/** Returns the column by which people are ordered; undefined for a field that has none. */
export const peopleKey = (field: string): RawBuilder<unknown> | undefined =>
  keyed.has(field) ? sql.ref(`users.${field}_key`) : undefined

/** Whether the same index serves both directions of a field. */
export const isReversible = (field: string): boolean => neverNull.has(field)

/**
 * Creates the sort expression of a list: strings in French order, ignoring case, null last. ICU's
 * root collation matches French, and the embedded engine has no other.
 *
 * @param computed the field's value, when it is not a column
 */
export function orderExpression(
  field: string,
  isDescending: boolean,
  computed?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const value = computed ?? columnValue(field)
  if (!isDescending) return sql`${value} asc`
  return isReversible(field) ? sql`${value} desc` : sql`${value} desc nulls last`
}

function columnValue(field: string): RawBuilder<unknown> {
  const column = derived[field] ?? sql.ref(field)
  return columnKind(field) === 'text' ? sql`lower(${column} collate "und-x-icu")` : column
}

/**
 * Maximum number of values that are sent as separate parameters. Longer lists are sent as one JSON
 * string, because each length would otherwise need a different statement, and a statement has a
 * parameter limit.
 */
const maxListed = 20

function columnCondition(column: string, wanted: Value): Condition {
  const values = [wanted].flat()
  const fitting = values.filter((value) => value !== null && typeof value === typeOf(column))
  const parts: Condition[] = []
  if (fitting.length > maxListed) {
    const texts = sql`(select jsonb_array_elements_text(${JSON.stringify(fitting)}::jsonb))`
    parts.push(sql<boolean>`${sql.ref(column)}::text in ${texts}`)
  } else if (fitting.length > 0) {
    parts.push(sql<boolean>`${sql.ref(column)} in (${sql.join(fitting)})`)
  }
  if (values.includes(null)) parts.push(sql<boolean>`${sql.ref(column)} is null`)
  return parts.length === 0 ? never : sql<boolean>`(${sql.join(parts, sql` or `)})`
}

function typeOf(column: string): 'number' | 'boolean' | 'string' {
  const kind = columnKind(column)
  if (kind === 'text') return 'string'
  return kind === 'boolean' ? kind : 'number'
}
