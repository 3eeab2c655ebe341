import * as z from 'zod'
import { columnKind, expectedValue, isComparable, maxInteger } from './column-kinds.ts'
import { defaultLimit, maxLimit } from './list-limits.ts'
import { foldText } from './fold-text.ts'
import { type SearchTerm, termsOf } from './search-terms.ts'
import { storableText, toStorable, unstorablePaths } from './storable-text.ts'

/** The fields by which a list can be filtered, searched and ordered. */
export interface ListRule {
  where: readonly string[]
  search: readonly string[]
  /** Phone number fields. A search finds these numbers in any notation. */
  phones?: readonly string[]
  /** True if a search matches only rows whose first `search` field begins with it. */
  isPrefix?: true
  order: readonly string[]
  /** The order of a list whose filter has none. Default the first field of `order`. */
  usualOrder?: readonly string[]
  /** The permitted values of `where` fields with a fixed set of values. */
  values?: Readonly<Record<string, readonly Scalar[]>>
}

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type Scalar = z.infer<typeof scalar>

/** The required value of each field. If a list of values is given, one of them must match. */
export type Where = Readonly<Record<string, Scalar | readonly Scalar[]>>

const filterSchema = z.strictObject({
  where: z.record(z.string(), z.union([scalar, z.array(scalar).max(500)])).optional(),
  search: z.string().max(200).optional(),
  order: z.union([z.string(), z.array(z.string()).max(5)]).optional(),
  limit: z.int().min(1).max(maxLimit).optional(),
  offset: z.int().min(0).max(maxInteger).optional(),
})

/**
 * The JSON in the query parameter `filter`. `order` is a field or a list of fields; `-field` means
 * descending.
 */
export type Filter = z.infer<typeof filterSchema>

/**
 * A parsed search. A row matches when every term matches, so that first and last name together find
 * a person. A term matches when each of its words occurs in one of the `fields`, which are folded
 * like the words, or when its digits occur in one of the `phones`. A search without terms matches
 * everything.
 */
export interface Search {
  /**
   * Set for a prefix search: the folded text that the first of `fields` must begin with. Such a
   * search has no terms.
   */
  prefix?: string
  terms: readonly SearchTerm[]
  fields: readonly string[]
  phones: readonly string[]
}

/** The search that matches all rows. */
export const everything: Search = { terms: [], fields: [], phones: [] }

/** A filter that was validated against its list's rule. */
export interface ListQuery {
  where: Where
  search: Search
  order: readonly { field: string; descending: boolean }[]
  limit: number
  offset: number
}

/**
 * An error in a filter: its path, and what was expected there. `mustBe` turns both into a message.
 */
export type FilterError = { path: string; expected: string }

/** Parses the query parameter `filter`, and rejects unknown fields and values. */
export function parseFilter(
  raw: string | undefined,
  rule: ListRule,
): { query: ListQuery } | { errors: FilterError[] } {
  const value = raw === undefined || raw === '' ? {} : readJson(raw)
  const parsed = filterSchema.safeParse(value)
  if (!parsed.success) {
    const path = ['filter', ...(parsed.error.issues[0]?.path ?? [])].join('.')
    return { errors: [{ path, expected: 'filter' }] }
  }
  const filter = parsed.data
  const order = orderOf(filter)
  const errors = [
    ...unstorablePaths(filter, 'filter').map((path) => ({ path, expected: storableText })),
    ...unlisted('where', Object.keys(filter.where ?? {}), rule.where),
    ...incomparableValues(filter.where ?? {}),
    ...unknownValues(filter.where ?? {}, rule.values ?? {}),
    ...unlisted(
      'order',
      order.map((part) => part.field),
      rule.order,
    ),
  ]
  if (errors.length > 0) return { errors }
  return {
    query: {
      where: filter.where ?? {},
      search: searchFor(filter.search ?? '', rule),
      order: order.length > 0 ? order : usualOrder(rule),
      limit: filter.limit ?? defaultLimit,
      offset: filter.offset ?? 0,
    },
  }
}

/** Parses a string into a search over a list's fields. */
export function searchFor(
  text: string,
  rule: Pick<ListRule, 'search' | 'phones' | 'isPrefix'>,
): Search {
  if (rule.isPrefix) {
    return { prefix: foldText(text.trim()), terms: [], fields: rule.search, phones: [] }
  }
  return { terms: termsOf(text), fields: rule.search, phones: rule.phones ?? [] }
}

function usualOrder({ usualOrder: usual, order }: ListRule): ListQuery['order'] {
  return (usual ?? order.slice(0, 1)).map((field) => ({ field, descending: false }))
}

function orderOf(filter: Filter): { field: string; descending: boolean }[] {
  const parts = filter.order === undefined ? [] : [filter.order].flat()
  return parts.map((part) => ({ field: part.replace(/^-/, ''), descending: part.startsWith('-') }))
}

function unlisted(key: string, used: string[], allowed: readonly string[]): FilterError[] {
  return used
    .filter((field) => !allowed.includes(field))
    .map((field) => ({ path: `filter.${key}.${field}`, expected: `one of ${allowed.join(', ')}` }))
}

/** Values that databases would reject, because they are of another type or out of range. */
function incomparableValues(where: Where): FilterError[] {
  return Object.keys(where)
    .filter((field) => !valuesOf(where, field).every((one) => isComparable(columnKind(field), one)))
    .map((field) => ({
      path: `filter.where.${toStorable(field)}`,
      expected: expectedValue[columnKind(field)],
    }))
}

function unknownValues(where: Where, known: NonNullable<ListRule['values']>): FilterError[] {
  return Object.entries(known)
    .filter(([field, values]) => !valuesOf(where, field).every((one) => values.includes(one)))
    .map(([field, values]) => ({
      path: `filter.where.${field}`,
      expected: `one of ${values.join(', ')}`,
    }))
}

function valuesOf(where: Where, field: string): readonly Scalar[] {
  const wanted = where[field]
  return wanted === undefined ? [] : [wanted].flat()
}

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}
