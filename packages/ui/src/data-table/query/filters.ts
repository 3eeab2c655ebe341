import type { CellValue } from '../cells.ts'
import { isoDate } from './iso-date.ts'
import type { Wording } from './wording.ts'

/** What a column can be filtered by. */
export type FilterKind = 'text' | 'choice' | 'number' | 'date'

/** A filter on one column. Bounds are inclusive; a missing one is open. */
export type TableFilter =
  | { kind: 'text'; text: string }
  /** One of these values, as `choiceOf` writes them or as the cell shows them. */
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined }
  /** Days as `2026-11-21`, in the reader's time zone. */
  | { kind: 'date'; from?: string | undefined; to?: string | undefined }

/** Filters by the key of their column. */
export type TableFilters = Readonly<Record<string, TableFilter>>

/** Whether a filter lets everything through. */
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

/** The filters with one of them set, or taken away where it lets everything through. */
export function withFilter(filters: TableFilters, key: string, filter: TableFilter): TableFilters {
  const { [key]: _, ...others } = filters
  return isFilterEmpty(filter) ? others : { ...others, [key]: filter }
}

/** A value as it is selected: the same in every language, so that an address holds for all readers. */
export function choiceOf(value: CellValue): string {
  return value instanceof Date ? isoDate(value) : String(value ?? '')
}

/** Makes the test that a cell's value has to pass; texts are looked up in the index of the rows. */
export function filterTest(
  filter: Exclude<TableFilter, { kind: 'text' }>,
  { yes, no }: Pick<Wording, 'yes' | 'no'>,
): (value: CellValue) => boolean {
  switch (filter.kind) {
    case 'choice': {
      const chosen = new Set(filter.values)
      // A cell may name its choices in the words that it shows.
      const truths = { true: chosen.has(yes), false: chosen.has(no) }
      return (value) =>
        chosen.has(choiceOf(value)) || (typeof value === 'boolean' && truths[`${value}`])
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

/** Seconds since 1970 at which a day (plus some days) begins in the reader's time zone. */
function dayStart(day: string | undefined, plusDays: number): number | undefined {
  if (day === undefined) return undefined
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  return new Date(year, month - 1, date + plusDays).getTime() / 1000
}

/** The last moment before another; dates are kept to the millisecond. */
const before = (seconds: number | undefined) =>
  seconds === undefined ? undefined : seconds - 0.001
