/** Order by one column. */
export interface TableSorting {
  /** Key of the column. */
  key: string
  direction: 'ascending' | 'descending'
}

/**
 * The order after a press on a column's heading: ascending, then descending, then not by it.
 * `isAdded` keeps the other columns, which come first (Shift and click); otherwise they are dropped.
 */
export function toggleSorting(
  sorting: readonly TableSorting[],
  key: string,
  isAdded: boolean,
): readonly TableSorting[] {
  const current = sorting.find((entry) => entry.key === key)
  const next: TableSorting | undefined =
    current === undefined
      ? { key, direction: 'ascending' }
      : current.direction === 'ascending'
        ? { key, direction: 'descending' }
        : undefined
  if (!isAdded) return next ? [next] : []
  if (current === undefined && next) return [...sorting, next]
  return sorting.flatMap((entry) => (entry.key === key ? (next ?? []) : entry))
}
