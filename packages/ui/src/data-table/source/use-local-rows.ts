'use client'
import { useCallback, useMemo } from 'react'
import type { DataTableCell } from '../cells.ts'
import { cutPage } from '../query/cut-page.ts'
import { reachablePage, rowsWithoutPages } from '../query/pages.ts'
import type { TableQuery } from '../query/query.ts'
import type { SourceState } from './table-source.ts'
import type { Wording } from '../query/wording.ts'
import { useOrder } from './use-order.ts'

/** Provides one page of the rows, all of which are in memory. */
export function useLocalRows<Row extends object>(
  allRows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  cellsSearched: readonly DataTableCell<Row>[],
  query: TableQuery,
  isPaged: boolean,
  wording: Wording,
): Omit<SourceState<Row>, 'error' | 'retry'> {
  const { rows, places, isPending, isBehind, runNow } = useOrder(
    allRows,
    cells,
    cellsSearched,
    query,
    wording,
  )
  const total = places?.length ?? rows.length
  const hasPages = isPaged && rows.length > rowsWithoutPages
  const { size } = query.page
  const pageIndex = hasPages ? reachablePage(query.page, total) : 0

  const shown = useMemo(
    () => cutPage(rows, places, hasPages ? { index: pageIndex, size } : null),
    [hasPages, pageIndex, places, rows, size],
  )
  const matching = useMemo(() => {
    let found: readonly Row[] | undefined
    // Actions and exports get the rows of the latest query, even if the page still shows the
    // previous ones.
    return () =>
      (found ??= isBehind ? cutPage(allRows, runNow(), null) : cutPage(rows, places, null))
  }, [allRows, runNow, isBehind, places, rows])
  const allMatching = useCallback(
    async () => (isPending ? cutPage(allRows, runNow(), null) : matching()),
    [allRows, runNow, isPending, matching],
  )
  return {
    rows: shown,
    all: allRows,
    matching,
    total,
    isBehind,
    hasPages,
    pageIndex,
    isLoading: isPending,
    allMatching,
  }
}
