import type { TableQuery } from '../query/query.ts'

/** One page of the rows that match a query, as returned by a server. */
export interface LoadedRows<Row> {
  rows: readonly Row[]
  /** Number of matching rows, on all pages. */
  total: number
}

/** Loads one page from a server. The signal aborts once the page is no longer needed. */
export type LoadRows<Row> = (query: TableQuery, signal: AbortSignal) => Promise<LoadedRows<Row>>

/** What a table currently shows. */
export interface SourceState<Row> {
  /** The rows of the page, or all matching rows if there are no pages. */
  rows: readonly Row[]
  /** All rows, matching or not; `null` if a server holds them. */
  all: readonly Row[] | null
  /**
   * Returns the loaded rows that match the current query, in order: those on all pages or, if a
   * server holds the rows, on the current page. Local rows are up to date even while `rows` still
   * belong to the previous query.
   */
  matching: () => readonly Row[]
  /** Number of matching rows, on all pages. */
  total: number
  /** True while `rows` and `total` still belong to a previous search, filter or list of rows. */
  isBehind: boolean
  hasPages: boolean
  pageIndex: number
  /** True while the requested rows are loading. */
  isLoading: boolean
  /** Why the rows could not be loaded. */
  error: string | null
  retry: (() => void) | undefined
  /** Loads every matching row, in order. */
  allMatching: (signal: AbortSignal) => Promise<readonly Row[]>
}
