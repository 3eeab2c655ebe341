'use client'
import { useCallback, useMemo } from 'react'
import type { DataTableCell } from '../cells.ts'
import { cutPage } from '../query/cut-page.ts'
import { reachablePage, rowsWithoutPages } from '../query/pages.ts'
import type { TableQuery } from '../query/query.ts'
import type { SourceState } from './table-source.ts'
import type { Wording } from '../query/wording.ts'
import { useOrder } from './use-order.ts'

/** A page of rows that are all here. */
export function useLocalRows<Row extends object>(
  allRows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  query: TableQuery,
  isPaged: boolean,
  wording: Wording,
): Omit<SourceState<Row>, 'error' | 'retry'> {
  const { rows, places, isPending } = useOrder(allRows, cells, query, wording)
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
    return () => (found ??= cutPage(rows, places, null))
  }, [places, rows])
  const allMatching = useCallback(async () => matching(), [matching])
  return {
    rows: shown,
    all: allRows,
    matching,
    total,
    hasPages,
    pageIndex,
    isLoading: isPending,
    allMatching,
  }
}
