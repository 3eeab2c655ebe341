'use client'
import { useEffect, useMemo } from 'react'
import type { DataTableCell } from '../cells.ts'
import { reachablePage } from '../query/pages.ts'
import type { TableQuery } from '../query/query.ts'
import type { Wording } from '../query/wording.ts'
import type { LoadRows, SourceState } from './table-source.ts'
import { useLocalRows } from './use-local-rows.ts'
import { useServerRows } from './use-server-rows.ts'

interface RowsOptions<Row extends object> {
  rows?: readonly Row[] | undefined
  load?: LoadRows<Row> | undefined
  amend?: ((rows: readonly Row[], query: TableQuery) => readonly Row[]) | undefined
  cells: readonly DataTableCell<Row>[]
  /** The cells that a search of local rows covers. */
  cellsSearched: readonly DataTableCell<Row>[]
  query: TableQuery
  change: (change: Partial<TableQuery>) => void
  isPaged: boolean
  isLoading: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  wording: Wording
}

const noRows: readonly never[] = []

/** Provides the rows to show, from the `rows` prop or from a server. */
export function useRows<Row extends object>({
  rows,
  load,
  amend,
  cells,
  cellsSearched,
  query,
  change,
  isPaged,
  isLoading,
  error,
  onRetry,
  wording,
}: RowsOptions<Row>): SourceState<Row> {
  const server = useServerRows(load, query)
  const local = useLocalRows(rows ?? noRows, cells, cellsSearched, query, isPaged, wording)

  // The requested page no longer exists, because rows were deleted or the link is old. Show the
  // last page instead.
  const isPastEnd = load && !server.isLoading && server.total > 0 && server.rows.length === 0
  useEffect(() => {
    if (!isPastEnd) return
    const index = reachablePage(query.page, server.total)
    if (index !== query.page.index) change({ page: { ...query.page, index } })
  })

  const amended = useMemo(() => {
    const rows = amend ? amend(server.rows, query) : server.rows
    return {
      rows,
      all: null,
      matching: () => rows,
      total: server.total + rows.length - server.rows.length,
    }
  }, [amend, query, server.rows, server.total])

  if (load) return { ...server, ...amended }
  return {
    ...local,
    isLoading: local.isLoading || isLoading,
    error: error ?? null,
    retry: onRetry,
  }
}
