import type { CellValue } from '../cells.ts'
import { dayStart, isoDate } from './iso-date.ts'
import type { Wording } from './wording.ts'

/** The kinds of column filters. */
export type FilterKind = 'text' | 'choice' | 'number' | 'date'

/** A filter on one column. Bounds are inclusive; a missing bound means no limit. */
export type TableFilter =
  | { kind: 'text'; text: string }
  /**
   * Matches any of these values, in the form that `choiceOf` returns. Booleans also match by label.
   */
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined }
  /** Days like `2026-11-21`, in the page's time zone. */
  | { kind: 'date'; from?: string | undefined; to?: string | undefined }

/** Filters by column key. */
export type TableFilters = Readonly<Record<string, TableFilter>>

/** Whether a filter matches every row. */
export function isFilterEmpty(filter: TableFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() === ''
    case 'choice':
      return filter.values.length === 0
    case 'number':
      return filter.min === undefined && filter.max === undefined
    case 'date':
      return filter.from === undefined && filter.to === undefined
  }
}

/** Returns the filters with one of them set, or removed if it matches every row. */
export function withFilter(filters: TableFilters, key: string, filter: TableFilter): TableFilters {
  const { [key]: _, ...others } = filters
  return isFilterEmpty(filter) ? others : { ...others, [key]: filter }
}

/**
 * Converts a value to the form that a filter stores: the same in every language, so that a link
 * works for all users.
 */
export function choiceOf(value: CellValue, timeZone?: string): string {
  return value instanceof Date ? isoDate(value, timeZone) : String(value ?? '')
}

/** Returns a predicate for a cell's value. Text filters use the row index instead. */
export function filterTest(
  filter: Exclude<TableFilter, { kind: 'text' }>,
  { yes, no, timeZone }: Pick<Wording, 'yes' | 'no' | 'timeZone'>,
): (value: CellValue) => boolean {
  switch (filter.kind) {
    case 'choice': {
      const selected = new Set(filter.values)
      // The filter values of booleans may also be the labels that the cell shows.
      const booleans = { true: selected.has(yes), false: selected.has(no) }
      return (value) =>
        selected.has(choiceOf(value, timeZone)) ||
        (typeof value === 'boolean' && booleans[`${value}`])
    }
    case 'number':
      return between(filter.min, filter.max)
    case 'date':
      return between(
        filter.from === undefined ? undefined : dayStart(filter.from, 0, timeZone),
        filter.to === undefined ? undefined : dayStart(filter.to, 1, timeZone) - aMoment,
      )
  }
}

/** The precision of dates, in seconds. */
const aMoment = 0.001

function between(min = -Infinity, max = Infinity): (value: CellValue) => boolean {
  return (value) => {
    const measure = value instanceof Date ? value.getTime() / 1000 : value
    return typeof measure === 'number' && measure >= min && measure <= max
  }
}
