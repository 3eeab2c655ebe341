import type { TableFilters } from './filters.ts'
import { firstPage, type PageState } from './pages.ts'
import type { TableSorting } from './sorting.ts'

/** What a table shows: everything that a server needs to answer one page of it. */
export interface TableQuery {
  /** Words that all have to stand in a row, in any order. */
  search: string
  /** By the key of the column. */
  filters: TableFilters
  /** The first entry counts most. */
  sorting: readonly TableSorting[]
  page: PageState
}

/** Everything, as it came, from the first page on. */
export const emptyQuery: TableQuery = { search: '', filters: {}, sorting: [], page: firstPage }

/**
 * How a query follows from the one before it. No mere function: React warns of one that the setter of
 * a state, as an owner of the query often is, gets as its second argument.
 */
export interface QueryChange {
  of: (query: TableQuery) => TableQuery
}

/** The query with some entries changed; anything but a turn of the page leads to the first page. */
export function changeQuery(query: TableQuery, change: Partial<TableQuery>): TableQuery {
  return { ...query, page: { ...query.page, index: 0 }, ...change }
}

/** Whether the query leaves rows out. */
export function isNarrowed({ search, filters }: TableQuery): boolean {
  return search.trim() !== '' || Object.keys(filters).length > 0
}
