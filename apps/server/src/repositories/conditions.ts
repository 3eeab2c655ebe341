import { foldedLetters, ligatures, type ListQuery, type Where } from '@org/api/contract'
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
  'link_mailed_at',
  'deploy_request',
  'expires_at',
  'accepted_at',
  'revoked_at',
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

/**
 * A column as `foldText` folds a text. Where all letters are plain nothing has to be translated,
 * which takes most of a search's time.
 */
function folded(field: string): RawBuilder<string> {
  const column = sql.ref(field)
  const lower = sql<string>`lower(coalesce(${column}, ''))`
  const apart = ligatures.reduce(
    (text, [one, two]) => sql<string>`replace(${text}, ${one}, ${two})`,
    lower,
  )
  return sql<string>`case when octet_length(${column}) = char_length(${column}) then ${lower}
    else translate(${apart}, ${foldedLetters.from}, ${foldedLetters.to}) end`
}

/** Rows where each word is a part of any field, whatever its case and accents. */
export function searchCondition({ words, fields }: ListQuery['search']): Condition {
  return all(
    words.map((word) => {
      const hits = fields.map(
        (field) => sql<boolean>`position(${word}::text in ${folded(field)}) > 0`,
      )
      return hits.length === 0 ? never : sql<boolean>`(${sql.join(hits, sql` or `)})`
    }),
  )
}

/** Rows with these ids, as one JSON text: a parameter for each could be more than there may be. */
export function idCondition(ids: ReadonlySet<string>): Condition {
  return sql<boolean>`id in (select jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb))`
}

/** What people may be ordered by although it is no column of theirs: names by their references. */
const derived: Readonly<Record<string, RawBuilder<string>>> = {
  team: sql<string>`(select name from teams where teams.id = users.team_id)`,
  signature: sql<string>`(select name from templates where templates.id = coalesce(
    users.signature_template_id,
    (select signature_template_id from teams where teams.id = users.team_id),
    (select signature_template_id from organisations
      where organisations.id = users.organisation_id)))`,
}

/**
 * What a list is ordered by: texts without regard to case and by code point, null last.
 *
 * @param computed what the field is of each row, by id, where no column holds it
 */
export function orderExpression(
  field: string,
  isDescending: boolean,
  computed?: ReadonlyMap<string, number>,
): RawBuilder<unknown> {
  const value = computed ? computedValue(computed) : columnValue(field)
  return isDescending ? sql`${value} desc nulls last` : sql`${value} asc nulls last`
}

function columnValue(field: string): RawBuilder<unknown> {
  const column = derived[field] ?? sql.ref(field)
  const isText = !numbers.has(field) && !booleans.has(field)
  return isText ? sql`lower(${column}) collate "C"` : column
}

/** As one JSON text: a parameter for each of ten thousand rows would be more than there may be. */
function computedValue(computed: ReadonlyMap<string, number>): RawBuilder<unknown> {
  return sql`(${JSON.stringify(Object.fromEntries(computed))}::jsonb ->> id)::int`
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
