import { foldText } from '../contract/fold-text.ts'
import type { ListQuery, Scalar, Search, Where } from '../contract/filter.ts'
import { phoneDigits } from '../contract/search-terms.ts'

/** Returns the value of a row's field by its name. */
export function field(row: object, name: string): unknown {
  return (row as Record<string, unknown>)[name]
}

/** True when each field in `where` has the required value, or one of several allowed values. */
export function matches(row: object, where: Where): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    const values: readonly Scalar[] = Array.isArray(wanted) ? wanted : [wanted as Scalar]
    return values.some((value) => value === field(row, name))
  })
}

/**
 * True when the row matches every term of the search. With a `prefix`, the first field must start
 * with it instead.
 */
export function contains(row: object, { prefix, terms, fields, phones }: Search): boolean {
  const has = (name: string, part: string, plain: (text: string) => string) => {
    const value = field(row, name)
    return typeof value === 'string' && plain(value).includes(part)
  }
  if (prefix !== undefined) {
    return foldText(String(field(row, fields[0] ?? ''))).startsWith(prefix)
  }
  return terms.every(
    ({ words, digits }) =>
      words.every((word) => fields.some((name) => has(name, word, foldText))) ||
      (digits !== null && phones.some((name) => has(name, digits, phoneDigits))),
  )
}

const { compare } = new Intl.Collator('fr')

/**
 * Compares rows by these fields, then by id. Strings are in French order. Null comes last, whether
 * ascending or descending.
 */
export function comparing<R extends object>(
  order: ListQuery['order'],
  valueOf: (row: R, name: string) => unknown = field,
): (a: R, b: R) => number {
  return (a, b) => {
    for (const { field: name, descending } of [...order, { field: 'id', descending: false }]) {
      const left = sortable(valueOf(a, name))
      const right = sortable(valueOf(b, name))
      if (left === right) continue
      if (left === null) return 1
      if (right === null) return -1
      const order = name === 'id' ? byCodePoint(left, right) : inFrench(left, right)
      if (order !== 0) return descending ? -order : order
    }
    return 0
  }
}

function byCodePoint(left: string | number, right: string | number): number {
  return left < right ? -1 : 1
}

function inFrench(left: string | number, right: string | number): number {
  return typeof left === 'string' && typeof right === 'string'
    ? compare(left, right)
    : byCodePoint(left, right)
}

function sortable(value: unknown): string | number | null {
  if (typeof value === 'string') return value.toLowerCase()
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? value : null
}
