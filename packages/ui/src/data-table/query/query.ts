import type { TableFilters } from './filters.ts'
import { firstPage, type PageState } from './pages.ts'
import type { TableSorting } from './sorting.ts'

/** What a table shows: everything that a server needs to return one page. */
export interface TableQuery {
  /** Words that a row has to contain, in any order. */
  search: string
  /** Filters by column key. */
  filters: TableFilters
  /** The first entry has the highest priority. */
  sorting: readonly TableSorting[]
  page: PageState
}

/** A query for the first page of all rows in their original order. */
export const emptyQuery: TableQuery = { search: '', filters: {}, sorting: [], page: firstPage }

/**
 * A change to the query, as a function of the previous query. The function is wrapped in an object
 * because `onQueryChange` may be a state setter, and React warns if a setter's second argument is a
 * function.
 */
export interface QueryChange {
  of: (query: TableQuery) => TableQuery
}

/**
 * Returns the query with some entries changed; everything except a page change goes back to the
 * first page.
 */
export function changeQuery(query: TableQuery, change: Partial<TableQuery>): TableQuery {
  return { ...query, page: { ...query.page, index: 0 }, ...change }
}

/** Whether the query excludes rows. */
export function isNarrowed({ search, filters }: TableQuery): boolean {
  return search.trim() !== '' || Object.keys(filters).length > 0
}
