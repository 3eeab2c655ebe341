/** Texts of a data table. */
export interface TableLabels {
  search: string
  /** Heading of the column with the actions. */
  actions: string
  pageSize: string
  previous: string
  next: string
  /** Which rows are shown, counted from 1, out of how many. */
  range: (first: number, last: number, count: number) => string
  /** Shown without rows. */
  empty: string
  /** Shown where the search finds nothing. */
  noMatch: string
}
