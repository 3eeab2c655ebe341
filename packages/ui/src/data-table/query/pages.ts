/** Choices of rows per page. */
export const pageSizes = [5, 20, 50, 100] as const

export type PageSize = (typeof pageSizes)[number]

/** Up to this number of rows in all a table has no pages. */
export const rowsWithoutPages = 50

/** State of a table's pages. */
export interface PageState {
  /** From 0. */
  index: number
  /** Rows per page. */
  size: PageSize
}

/** The first page, of the default size. */
export const firstPage: PageState = { index: 0, size: 50 }

/** Number of pages; one, an empty one, where there are no rows. */
export function pageCount(rowCount: number, size: PageSize): number {
  return Math.max(1, Math.ceil(rowCount / size))
}

/** The page that can be shown: the last one where the wanted one is past the end. */
export function reachablePage({ index, size }: PageState, rowCount: number): number {
  return Math.min(Math.max(0, index), pageCount(rowCount, size) - 1)
}
