'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DataTableCell } from '../cells.ts'
import type { TableQuery } from '../query/query.ts'
import { createRowIndex, prepareSearch, type RowIndex } from '../query/row-index.ts'
import { runQuery } from '../query/run-query.ts'
import { matchesSame } from '../selection/selection.ts'
import type { Wording } from '../query/wording.ts'
import { finish, workInSlices, workWhenIdle } from '../query/slices.ts'

/** Maximum number of rows that are processed during rendering. This takes a few milliseconds. */
const rowsAtOnce = 2000

/** The result of a query on an index. */
interface OrderResult<Row extends object> {
  index: RowIndex<Row>
  orderQuery: OrderQuery<Row>
  /** Indices of the rows; `null` for all rows in their original order. */
  places: Uint32Array | null
}

type QueryPart = Pick<TableQuery, 'search' | 'filters' | 'sorting'>

interface OrderQuery<Row extends object> extends QueryPart {
  /** Columns that are searched; undefined without a search. */
  searched: readonly DataTableCell<Row>[] | undefined
}

const isUnrestricted = ({ search, filters, sorting }: QueryPart) =>
  search.trim() === '' && Object.keys(filters).length === 0 && sorting.length === 0

/** The rows in order, and whether a newer query is still running. */
export interface OrderedRows<Row extends object> {
  rows: readonly Row[]
  /** Indices of the rows; `null` for all rows in their original order. */
  places: Uint32Array | null
  isPending: boolean
  /**
   * True if the pending query may match different rows, rather than the same ones in another order.
   */
  isBehind: boolean
  /** Runs the latest query now, however long it takes. */
  runNow: () => Uint32Array | null
}

/**
 * Searches, filters and sorts the rows. Up to `rowsAtOnce` rows are processed during rendering;
 * larger numbers are processed in slices in the background. Until that is done, the page shows the
 * previous result, so that typing is never delayed. The search covers `cellsSearched`; pass the
 * same array until its cells change.
 */
export function useOrder<Row extends object>(
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  cellsSearched: readonly DataTableCell<Row>[],
  { search, filters, sorting }: TableQuery,
  wording: Wording,
): OrderedRows<Row> {
  const index = useMemo(() => createRowIndex(rows, cells, wording), [rows, cells, wording])
  // Without a search, hiding a column does not change the query.
  const searched = search.trim() === '' ? undefined : cellsSearched
  const orderQuery = useMemo(
    () => ({ search, filters, sorting, searched }),
    [search, filters, sorting, searched],
  )
  const runNow = useCallback(
    () => finish(runQuery(index, orderQuery, orderQuery.searched)),
    [index, orderQuery],
  )
  const isAtOnce = rows.length <= rowsAtOnce || isUnrestricted(orderQuery)
  const atOnce = useMemo(() => (isAtOnce ? runNow() : null), [runNow, isAtOnce])
  // The first render also happens on servers, so it is always complete.
  const [latest, setLatest] = useState<OrderResult<Row>>(() => ({
    index,
    orderQuery,
    places: isAtOnce ? atOnce : runNow(),
  }))
  const isCurrent = latest.index === index && latest.orderQuery === orderQuery

  useEffect(() => {
    if (isAtOnce || isCurrent) return
    return workInSlices(runQuery(index, orderQuery, orderQuery.searched), (places) =>
      setLatest({ index, orderQuery, places }),
    )
  }, [index, isCurrent, isAtOnce, orderQuery])

  // Computes the search text in advance, so that the first character of a search does not have to
  // wait for it.
  const isLarge = rows.length > rowsAtOnce
  useEffect(() => (isLarge ? workWhenIdle(prepareSearch(index)) : undefined), [index, isLarge])

  if (isAtOnce) return { rows, places: atOnce, isPending: false, isBehind: false, runNow }
  return {
    rows: latest.index.rows,
    places: latest.places,
    isPending: !isCurrent,
    isBehind:
      !isCurrent &&
      (latest.index !== index ||
        latest.orderQuery.searched !== searched ||
        !matchesSame(latest.orderQuery, orderQuery)),
    runNow,
  }
}
