import { emptyQuery, type TableQuery } from '../query/query.ts'

/**
 * The selected rows: those with these ids, or, where `isAll`, every row that the table's search and
 * filters leave over but these. So all of a million rows can be selected, also those of a server
 * that were never loaded.
 */
export interface TableSelection {
  isAll: boolean
  ids: ReadonlySet<string>
}

/** Nothing is selected. */
export const emptySelection: TableSelection = { isAll: false, ids: new Set() }

/** What is done with the selected rows. */
export interface ChosenRows<Row> {
  count: number
  /** Every row that `query` leaves over, but `except`. */
  isAll: boolean
  /**
   * Ids of the selected rows. Where `isAll`, those that match on all pages, in the table's order; of a
   * server's rows only those that were loaded.
   */
  ids: readonly string[]
  /** Ids that were taken out again after all were selected. */
  except: readonly string[]
  /** Search and filters at the moment. */
  query: TableQuery
  /** The selected rows that are loaded. */
  rows: readonly Row[]
  /** Chooses nothing. */
  clear: () => void
}

export function isChosen({ isAll, ids }: TableSelection, id: string): boolean {
  return ids.has(id) !== isAll
}

/** The selection with some rows selected or deselected. */
export function choose(
  selection: TableSelection,
  ids: readonly string[],
  isChosenNow: boolean,
): TableSelection {
  const next = new Set(selection.ids)
  for (const id of ids) {
    if (isChosenNow === selection.isAll) next.delete(id)
    else next.add(id)
  }
  return { ...selection, ids: next }
}

/**
 * The selection without the ids that none of these rows has: a row that was deleted can be neither
 * selected nor deselected.
 */
export function amongRows<Row>(
  selection: TableSelection,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): TableSelection {
  const found = new Set<string>()
  for (const row of rows) {
    // Mostly all are found early, and without single ids at once.
    if (found.size === selection.ids.size) return selection
    const id = getRowId(row)
    if (selection.ids.has(id)) found.add(id)
  }
  return found.size === selection.ids.size
    ? selection
    : { ...selection, ids: new Set([...selection.ids].filter((id) => found.has(id))) }
}

/** How many of `total` matching rows are selected. */
export function chosenCount({ isAll, ids }: TableSelection, total: number): number {
  return isAll ? Math.max(0, total - ids.size) : ids.size
}

/** Whether of these rows all, some or none are selected. */
export function chosenState<Row>(
  selection: TableSelection,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): 'all' | 'some' | 'none' {
  if (rows.length === 0) return 'none'
  // Asked in each render: without single ids there is nothing to look for.
  if (selection.ids.size === 0) return selection.isAll ? 'all' : 'none'
  const isFirstChosen = isChosen(selection, getRowId(rows[0] as Row))
  const isSame = rows.every((row) => isChosen(selection, getRowId(row)) === isFirstChosen)
  if (!isSame) return 'some'
  return isFirstChosen ? 'all' : 'none'
}

/** The ids from one to another in the order of the list, both included. */
export function idsBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const start = ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

type Narrowing = Pick<TableQuery, 'search' | 'filters'>

/** Whether two queries leave the same rows over: 'all that match' means the same for both. */
export function matchesSame(first: Narrowing, second: Narrowing): boolean {
  const narrowing = ({ search, filters }: Narrowing) =>
    JSON.stringify({ ...emptyQuery, search: search.trim(), filters })
  return narrowing(first) === narrowing(second)
}
