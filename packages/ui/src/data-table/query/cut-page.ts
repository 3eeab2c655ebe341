import type { PageState } from './pages.ts'

/**
 * Returns one page of the rows at the given indices. `places: null` means all rows, `page: null`
 * all pages.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  places: Uint32Array | null,
  page: PageState | null,
): readonly Row[] {
  const start = page ? page.index * page.size : 0
  const end = page ? start + page.size : undefined
  if (places !== null) return Array.from(places.subarray(start, end), (at) => rows[at] as Row)
  return page ? rows.slice(start, end) : rows
}
