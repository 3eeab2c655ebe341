import { foldText } from '../contract/fold-text.ts'
import type { ListQuery, Scalar, Where } from '../contract/filter.ts'

/** The value of a row's own field. */
export function field(row: object, name: string): unknown {
  return (row as Record<string, unknown>)[name]
}

/** True when every field of `where` has the wanted value, or one of the wanted ones. */
export function matches(row: object, where: Where): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    const values: readonly Scalar[] = Array.isArray(wanted) ? wanted : [wanted as Scalar]
    return values.some((value) => value === field(row, name))
  })
}

/** True when each word is a part of any of the searched fields, whatever its case and accents. */
export function contains(row: object, { words, fields }: ListQuery['search']): boolean {
  return words.every((word) =>
    fields.some((name) => {
      const value = field(row, name)
      return typeof value === 'string' && foldText(value).includes(word)
    }),
  )
}

/** Orders by the given fields and then by id; null last in both directions. */
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
      return (left < right ? -1 : 1) * (descending ? -1 : 1)
    }
    return 0
  }
}

function sortable(value: unknown): string | number | null {
  if (typeof value === 'string') return value.toLowerCase()
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? value : null
}
