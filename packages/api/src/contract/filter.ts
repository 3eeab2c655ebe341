import * as z from 'zod'
import { foldText } from './fold-text.ts'
import { defaultLimit, maxLimit } from './list-limits.ts'
import { storableText, unstorablePaths } from './storable-text.ts'

/** What one list may be filtered, searched and ordered by. */
export interface ListRule {
  where: readonly string[]
  search: readonly string[]
  order: readonly string[]
  /** All values of a field of `where` that has no others. */
  values?: Readonly<Record<string, readonly Scalar[]>>
}

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type Scalar = z.infer<typeof scalar>

/** Field to wanted value, or to several of which one must match. */
export type Where = Readonly<Record<string, Scalar | readonly Scalar[]>>

const filterSchema = z.strictObject({
  where: z.record(z.string(), z.union([scalar, z.array(scalar).max(500)])).optional(),
  search: z.string().max(200).optional(),
  order: z.union([z.string(), z.array(z.string()).max(5)]).optional(),
  limit: z.int().min(1).max(maxLimit).optional(),
  offset: z.int().min(0).optional(),
})

/** JSON of the query parameter `filter`; `order` is a field, or `-field` for descending. */
export type Filter = z.infer<typeof filterSchema>

/** A filter that was checked against its list's rule. */
export interface ListQuery {
  where: Where
  /**
   * Each word has to be a part of any of `fields`, so that a first and a last name find one person;
   * without words everything matches. The words are folded (`foldText`), and so have to be the fields.
   */
  search: { words: readonly string[]; fields: readonly string[] }
  order: readonly { field: string; descending: boolean }[]
  limit: number
  offset: number
}

/** Faults of a filter, said the way every validation message is. */
export type FilterFault = { path: string; expected: string }

/** Reads and checks the query parameter `filter`; the unknown and the unlisted are refused. */
export function parseFilter(
  raw: string | undefined,
  rule: ListRule,
): { query: ListQuery } | { faults: FilterFault[] } {
  const value = raw === undefined || raw === '' ? {} : readJson(raw)
  const parsed = filterSchema.safeParse(value)
  if (!parsed.success) {
    const path = ['filter', ...(parsed.error.issues[0]?.path ?? [])].join('.')
    return { faults: [{ path, expected: 'filter' }] }
  }
  const filter = parsed.data
  const order = orderOf(filter)
  const faults = [
    ...unstorablePaths(filter, 'filter').map((path) => ({ path, expected: storableText })),
    ...unlisted('where', Object.keys(filter.where ?? {}), rule.where),
    ...unknownValues(filter.where ?? {}, rule.values ?? {}),
    ...unlisted(
      'order',
      order.map((part) => part.field),
      rule.order,
    ),
  ]
  if (faults.length > 0) return { faults }
  return {
    query: {
      where: filter.where ?? {},
      search: { words: wordsOf(filter.search ?? ''), fields: rule.search },
      order: order.length > 0 ? order : [{ field: rule.order[0] ?? 'id', descending: false }],
      limit: filter.limit ?? defaultLimit,
      offset: filter.offset ?? 0,
    },
  }
}

/** Words that are looked for; more than ten would only make the question slow. */
export const wordsOf = (text: string): string[] =>
  foldText(text).split(/\s+/).filter(Boolean).slice(0, 10)

function orderOf(filter: Filter): { field: string; descending: boolean }[] {
  const parts = filter.order === undefined ? [] : [filter.order].flat()
  return parts.map((part) => ({ field: part.replace(/^-/, ''), descending: part.startsWith('-') }))
}

function unlisted(key: string, used: string[], allowed: readonly string[]): FilterFault[] {
  return used
    .filter((field) => !allowed.includes(field))
    .map((field) => ({ path: `filter.${key}.${field}`, expected: `one of ${allowed.join(', ')}` }))
}

function unknownValues(where: Where, known: NonNullable<ListRule['values']>): FilterFault[] {
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
