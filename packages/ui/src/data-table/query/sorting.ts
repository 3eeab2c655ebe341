/** Sorting by one column. */
export interface TableSorting {
  /** Column key. */
  key: string
  direction: 'ascending' | 'descending'
}

/**
 * Returns the sorting after a click on a column's heading: ascending, then descending, then without
 * this column. `isAdded` (a click with Shift) keeps the other sorted columns and their priority;
 * otherwise they are dropped.
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
