'use client'
import { useCallback, useMemo } from 'react'
import type { DataTableCell } from '../cells.ts'
import { cutPage } from '../query/cut-page.ts'
import { reachablePage, rowsWithoutPages } from '../query/pages.ts'
import type { TableQuery } from '../query/query.ts'
import type { SourceState } from './table-source.ts'
import { useOrder } from './use-order.ts'

/** A page of rows that are all here. */
export function useLocalRows<Row extends object>(
  allRows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  query: TableQuery,
  isPaged: boolean,
): Omit<SourceState<Row>, 'error' | 'retry'> {
  const { rows, places, isPending } = useOrder(allRows, cells, query)
  const total = places?.length ?? rows.length
  const hasPages = isPaged && rows.length > rowsWithoutPages
  const { size } = query.page
  const pageIndex = hasPages ? reachablePage(query.page, total) : 0

  const shown = useMemo(
    () => cutPage(rows, places, hasPages ? { index: pageIndex, size } : null),
    [hasPages, pageIndex, places, rows, size],
  )
  const allMatching = useCallback(async () => cutPage(rows, places, null), [places, rows])
  return { rows: shown, total, hasPages, pageIndex, isLoading: isPending, allMatching }
}
