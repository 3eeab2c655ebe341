import type { ListQuery, Scalar, Where } from '../contract/filter.ts'

function field(row: object, name: string): unknown {
  return (row as Record<string, unknown>)[name]
}

/** True when every field of `where` has the wanted value, or one of the wanted ones. */
export function matches(row: object, where: Where): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    const values: readonly Scalar[] = Array.isArray(wanted) ? wanted : [wanted as Scalar]
    return values.some((value) => value === field(row, name))
  })
}

/** True when any of the searched fields holds the text, whatever the case. */
export function contains(row: object, { text, fields }: ListQuery['search']): boolean {
  if (text === '') return true
  const wanted = text.toLowerCase()
  return fields.some((name) => {
    const value = field(row, name)
    return typeof value === 'string' && value.toLowerCase().includes(wanted)
  })
}

/** Orders by the given fields and then by id; null last in both directions. */
export function comparing(order: ListQuery['order']): (a: object, b: object) => number {
  return (a, b) => {
    for (const { field: name, descending } of [...order, { field: 'id', descending: false }]) {
      const left = sortable(field(a, name))
      const right = sortable(field(b, name))
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
