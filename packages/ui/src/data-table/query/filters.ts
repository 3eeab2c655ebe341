import type { CellValue } from '../cells.ts'
import { isoDate } from './iso-date.ts'
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
  /** Days like `2026-11-21`, in the user's time zone. */
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
export function choiceOf(value: CellValue): string {
  return value instanceof Date ? isoDate(value) : String(value ?? '')
}

/** Returns a predicate for a cell's value. Text filters use the row index instead. */
export function filterTest(
  filter: Exclude<TableFilter, { kind: 'text' }>,
  { yes, no }: Pick<Wording, 'yes' | 'no'>,
): (value: CellValue) => boolean {
  switch (filter.kind) {
    case 'choice': {
      const selected = new Set(filter.values)
      // The filter values of booleans may also be the labels that the cell shows.
      const booleans = { true: selected.has(yes), false: selected.has(no) }
      return (value) =>
        selected.has(choiceOf(value)) || (typeof value === 'boolean' && booleans[`${value}`])
    }
    case 'number':
      return between(filter.min, filter.max)
    case 'date':
      return between(dayStart(filter.from, 0), before(dayStart(filter.to, 1)))
  }
}

function between(min = -Infinity, max = Infinity): (value: CellValue) => boolean {
  return (value) => {
    const measure = value instanceof Date ? value.getTime() / 1000 : value
    return typeof measure === 'number' && measure >= min && measure <= max
  }
}

/**
 * Returns when the day `plusDays` after `day` starts in the user's time zone, in seconds since
 * 1970.
 */
function dayStart(day: string | undefined, plusDays: number): number | undefined {
  if (day === undefined) return undefined
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  return new Date(year, month - 1, date + plusDays).getTime() / 1000
}

/** Returns the last moment before the given one; dates have millisecond precision. */
const before = (seconds: number | undefined) =>
  seconds === undefined ? undefined : seconds - 0.001
