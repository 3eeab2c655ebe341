import { type ColumnField, columnFields } from './employee-fields.ts'
import type { ColumnMapping } from '../import/guess-columns.ts'

const isField = (name: string): name is ColumnField => columnFields.includes(name as ColumnField)

/** A field, and its place among the columns of this field, from 1: `email`, `email.2`. */
const entry = /^([a-z_]+)(?:\.([1-9]))?$/

/**
 * Parses a list of columns such as `email.2,email,,first_name`: the field of each column, empty for
 * none. `email.2` fills in where the cell of the first column for emails is empty. Null if a name
 * is unknown or a place is taken twice.
 */
export function parseColumns(
  text: string,
): Pick<ColumnMapping<ColumnField>, 'columns' | 'next'> | null {
  const columns: (ColumnField | null)[] = []
  const places = new Map<ColumnField, number[]>()
  for (const [column, name] of text.split(',').entries()) {
    columns.push(null)
    if (name.trim() === '') continue
    const [, field = '', place = '1'] = entry.exec(name.trim()) ?? []
    if (!isField(field)) return null
    const order = places.get(field) ?? []
    if (order[Number(place)] !== undefined) return null
    order[Number(place)] = column
    places.set(field, order)
  }
  const next: Partial<Record<ColumnField, readonly number[]>> = {}
  for (const [field, order] of places) {
    const [own, ...others] = Object.values(order)
    if (own !== undefined) columns[own] = field
    if (others.length > 0) next[field] = others
  }
  return { columns, ...(Object.keys(next).length > 0 && { next }) }
}

/** Writes the columns as `parseColumns` reads them. */
export function writeColumns({ columns, next = {} }: ColumnMapping<ColumnField>): string {
  const names: string[] = columns.map((field) => field ?? '')
  for (const field of columnFields) {
    for (const [at, column] of (next[field] ?? []).slice(0, 8).entries()) {
      names[column] = `${field}.${at + 2}`
    }
  }
  return names.join(',')
}
