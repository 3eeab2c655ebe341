import type { TableQuery } from '../query/query.ts'

/** One page of the rows that a query leaves over, as a server answers it. */
export interface LoadedRows<Row> {
  rows: readonly Row[]
  /** Number of rows that match, on all pages. */
  total: number
}

/** Asks a server for one page. The signal aborts once the answer is no longer needed. */
export type LoadRows<Row> = (query: TableQuery, signal: AbortSignal) => Promise<LoadedRows<Row>>

/** What a table shows at the moment. */
export interface SourceState<Row> {
  /** The rows of the page, or all rows that match where there are no pages. */
  rows: readonly Row[]
  /** Every row there is, matching or not; `null` where a server holds them. */
  all: readonly Row[] | null
  /**
   * The loaded rows that match what is asked, in order: on all pages, or those of a server's page.
   * Of local rows that holds also while `rows` are still those of a former question.
   */
  matching: () => readonly Row[]
  /** Number of rows that match, on all pages. */
  total: number
  /** `rows` and `total` are still those of another search or filter, or of other rows. */
  isBehind: boolean
  hasPages: boolean
  pageIndex: number
  /** The rows are not yet those that were asked for. */
  isLoading: boolean
  /** Why the rows could not be loaded. */
  error: string | null
  retry: (() => void) | undefined
  /** Every row that matches, in order. */
  allMatching: (signal: AbortSignal) => Promise<readonly Row[]>
}
