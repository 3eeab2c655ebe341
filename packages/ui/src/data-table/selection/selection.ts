import { emptyQuery, type TableQuery } from '../query/query.ts'

/**
 * The selected rows. These are the rows with the given `ids`; if `isAll`, they are instead all rows
 * that match the table's search and filters, except those with the given `ids`. This way a million
 * rows can be selected, including a server's rows that were never loaded.
 */
export interface TableSelection {
  isAll: boolean
  ids: ReadonlySet<string>
}

/** No selected rows. */
export const emptySelection: TableSelection = { isAll: false, ids: new Set() }

/** The selected rows as bulk actions receive them. */
export interface SelectedRows<Row> {
  count: number
  /** Whether every row that matches `query` is selected, apart from `except`. */
  isAll: boolean
  /**
   * Ids of the selected rows. If `isAll`, these are the matching rows on all pages, in the table's
   * order; for a server's rows, only the loaded ones.
   */
  ids: readonly string[]
  /** Ids that were deselected after all rows were selected. */
  except: readonly string[]
  /** Current search and filters. */
  query: TableQuery
  /** The selected rows that are loaded. */
  rows: readonly Row[]
  /** Deselects all rows. */
  clear: () => void
}

export function isSelected({ isAll, ids }: TableSelection, id: string): boolean {
  return ids.has(id) !== isAll
}

/** Returns the selection with some rows selected or deselected. */
export function withSelected(
  selection: TableSelection,
  ids: readonly string[],
  isSelectedNow: boolean,
): TableSelection {
  const next = new Set(selection.ids)
  for (const id of ids) {
    if (isSelectedNow === selection.isAll) next.delete(id)
    else next.add(id)
  }
  return { ...selection, ids: next }
}

/**
 * Returns the selection without the ids of missing rows: a deleted row counts neither as selected
 * nor as deselected.
 */
export function amongRows<Row>(
  selection: TableSelection,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): TableSelection {
  const found = new Set<string>()
  for (const row of rows) {
    // Stops early once all selected ids have been found.
    if (found.size === selection.ids.size) return selection
    const id = getRowId(row)
    if (selection.ids.has(id)) found.add(id)
  }
  return found.size === selection.ids.size
    ? selection
    : { ...selection, ids: new Set([...selection.ids].filter((id) => found.has(id))) }
}

/** Returns how many of `total` matching rows are selected. */
export function selectedCount({ isAll, ids }: TableSelection, total: number): number {
  return isAll ? Math.max(0, total - ids.size) : ids.size
}

/** Whether all, some or none of these rows are selected. */
export function selectionState<Row>(
  selection: TableSelection,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): 'all' | 'some' | 'none' {
  if (rows.length === 0) return 'none'
  // Called in each render, so the loop is skipped if there are no ids.
  if (selection.ids.size === 0) return selection.isAll ? 'all' : 'none'
  const isFirstSelected = isSelected(selection, getRowId(rows[0] as Row))
  const isSame = rows.every((row) => isSelected(selection, getRowId(row)) === isFirstSelected)
  if (!isSame) return 'some'
  return isFirstSelected ? 'all' : 'none'
}

/** Returns the ids between two ids, inclusive, in list order; only `to` if either is missing. */
export function idsBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const start = ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

type Narrowing = Pick<TableQuery, 'search' | 'filters'>

/** Whether two queries have the same search and filters, so that they match the same rows. */
export function matchesSame(first: Narrowing, second: Narrowing): boolean {
  const narrowing = ({ search, filters }: Narrowing) =>
    JSON.stringify({ ...emptyQuery, search: search.trim(), filters })
  return narrowing(first) === narrowing(second)
}
