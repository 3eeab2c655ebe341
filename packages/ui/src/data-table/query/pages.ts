/** Options for the number of rows per page. */
export const pageSizes = [5, 20, 50, 100] as const

export type PageSize = (typeof pageSizes)[number]

/** Tables with at most this number of rows have no pages. */
export const rowsWithoutPages = 50

/** The current page of a table. */
export interface PageState {
  /** Index of the page, from 0. */
  index: number
  /** Rows per page: one of `pageSizes`. An export asks `load` for other sizes, up to 1,000. */
  size: number
}

/** The first page, with the default size. */
export const firstPage: PageState = { index: 0, size: 50 }

/** Returns the number of pages; at least one, which is empty if there are no rows. */
export function pageCount(rowCount: number, size: number): number {
  return Math.max(1, Math.ceil(rowCount / size))
}

/** Clamps the index of the requested page to the existing pages. */
export function reachablePage({ index, size }: PageState, rowCount: number): number {
  return Math.min(Math.max(0, index), pageCount(rowCount, size) - 1)
}
