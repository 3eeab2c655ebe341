/** Choices of rows per page. */
export const pageSizes = [5, 20, 50, 100] as const

export type PageSize = (typeof pageSizes)[number]

/** Up to this number of rows a table has no pages. */
export const rowsWithoutPages = 50

/** State of a table's pages. */
export interface PageState {
  /** From 0. */
  index: number
  size: PageSize
}

/** One page of a list. */
export interface Page<Row> {
  rows: readonly Row[]
  /** The page that is really shown: the last one where the wanted one is past the end. */
  index: number
  count: number
}

/** Cuts a page out of the rows. */
export function pageOf<Row>(rows: readonly Row[], { index, size }: PageState): Page<Row> {
  const count = Math.max(1, Math.ceil(rows.length / size))
  const shown = Math.min(Math.max(0, index), count - 1)
  return { rows: rows.slice(shown * size, (shown + 1) * size), index: shown, count }
}
