import type { TableFilter, TableFilters } from '../query/filters.ts'
import { firstPage, pageSizes, type PageState } from '../query/pages.ts'
import type { TableQuery } from '../query/query.ts'
import type { TableSorting } from '../query/sorting.ts'

/** Parameter names: `search`, `sort=team,-name`, `page` (from 1), `size`, `filter.team=…`. */
const names = { search: 'search', sort: 'sort', page: 'page', size: 'size', filter: 'filter.' }

/**
 * Reads the query from the address; missing or invalid parameters get their defaults. A prefix
 * (`team.`) lets two tables share one address.
 */
export function readTableQuery(params: URLSearchParams, prefix = ''): TableQuery {
  const get = (name: string) => params.get(prefix + name)
  return {
    search: get(names.search) ?? '',
    filters: readFilters(params, prefix + names.filter),
    sorting: readSorting(get(names.sort)),
    page: readPage(get(names.page), get(names.size)),
  }
}

/** Returns the parameters with the query written into them; the others are kept. */
export function writeTableQuery(
  params: URLSearchParams,
  { search, filters, sorting, page }: TableQuery,
  prefix = '',
): URLSearchParams {
  const written = new URLSearchParams(params)
  const set = (name: string, value: string) => {
    if (value === '') written.delete(prefix + name)
    else written.set(prefix + name, value)
  }
  set(names.search, search)
  set(names.sort, sorting.map(writeSorting).join(','))
  set(names.page, page.index === 0 ? '' : String(page.index + 1))
  set(names.size, page.size === firstPage.size ? '' : String(page.size))
  for (const name of new Set(params.keys()))
    if (name.startsWith(prefix + names.filter)) written.delete(name)
  for (const [key, filter] of Object.entries(filters))
    for (const value of writeFilter(filter)) written.append(prefix + names.filter + key, value)
  return written
}

function writeSorting({ key, direction }: TableSorting): string {
  return (direction === 'descending' ? '-' : '') + encodeURIComponent(key)
}

function readSorting(text: string | null): TableSorting[] {
  return (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((entry) => ({
      key: decode(entry.replace(/^-/, '')),
      direction: entry.startsWith('-') ? 'descending' : 'ascending',
    }))
}

/**
 * Decodes a part of the address. Addresses may be typed by hand, so a stray `%` is kept as it is.
 */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readPage(page: string | null, size: string | null): PageState {
  const index = /^[1-9]\d{0,8}$/.test(page ?? '') ? Number(page) - 1 : 0
  return { index, size: pageSizes.find((choice) => String(choice) === size) ?? firstPage.size }
}

/**
 * Writes a filter as parameter values: `text:dupont`; one `choice:Commerce` per value;
 * `number:10..20`; `date:2026-01-01..`.
 */
function writeFilter(filter: TableFilter): string[] {
  switch (filter.kind) {
    case 'text':
      return [`text:${filter.text}`]
    case 'choice':
      return filter.values.map((value) => `choice:${value}`)
    case 'number':
      return [`number:${filter.min ?? ''}..${filter.max ?? ''}`]
    case 'date':
      return [`date:${filter.from ?? ''}..${filter.to ?? ''}`]
  }
}

function readFilters(params: URLSearchParams, start: string): TableFilters {
  const filters: Record<string, TableFilter> = {}
  for (const name of new Set(params.keys())) {
    const filter = name.startsWith(start) ? readFilter(params.getAll(name)) : null
    if (filter) filters[name.slice(start.length)] = filter
  }
  return filters
}

function readFilter(texts: readonly string[]): TableFilter | null {
  const [, kind, value = ''] = /^(text|choice|number|date):(.*)$/s.exec(texts[0] ?? '') ?? []
  const [, low = '', high = ''] = /^(.*)\.\.(.*)$/s.exec(value) ?? []
  if (kind === 'text') return value.trim() === '' ? null : { kind, text: value }
  if (kind === 'choice') {
    const selected = texts.filter((text) => text.startsWith('choice:'))
    return { kind, values: selected.map((text) => text.slice('choice:'.length)) }
  }
  if (kind === 'number') {
    const bounds = { min: readNumber(low), max: readNumber(high) }
    return bounds.min === undefined && bounds.max === undefined ? null : { kind, ...bounds }
  }
  if (kind !== 'date') return null
  const days = { from: readDay(low), to: readDay(high) }
  return days.from === undefined && days.to === undefined ? null : { kind, ...days }
}

function readNumber(text: string): number | undefined {
  const number = text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

const readDay = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)
