'use client'
import { useMemo, useState } from 'react'
import { cellValue, type DataTableCell } from './cells.ts'
import { pageOf, rowsWithoutPages, type Page, type PageState } from './pages.ts'
import { searchRows, sortRows, type Sorting } from './rows.ts'

export interface TableControl<Row> {
  search: string
  setSearch: (search: string) => void
  sorting: Sorting | undefined
  /** Sorts by a column: ascending, then descending, then as the rows came. */
  toggleSorting: (key: string) => void
  page: Page<Row>
  pageState: PageState
  setPageState: (state: PageState) => void
  hasPages: boolean
  /** Number of rows that the search found. */
  found: number
}

function nextSorting(current: Sorting | undefined, key: string): Sorting | undefined {
  if (current?.key !== key) return { key, direction: 'ascending' }
  return current.direction === 'ascending' ? { key, direction: 'descending' } : undefined
}

/** Search, order and pages of the rows of one table. */
export function useTable<Row extends object>(
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  defaultSorting?: Sorting,
): TableControl<Row> {
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState(defaultSorting)
  const [pageState, setPageState] = useState<PageState>({ index: 0, size: 50 })

  const ordered = useMemo(() => {
    const found = searchRows(rows, (row) => cells.map((cell) => cellValue(cell, row)), search)
    const cell = cells.find(({ key }) => key === sorting?.key)
    if (!cell || !sorting) return found
    return sortRows(found, (row) => cellValue(cell, row), sorting.direction)
  }, [rows, cells, search, sorting])

  const hasPages = rows.length > rowsWithoutPages
  return {
    search,
    setSearch: (next) => {
      setSearch(next)
      setPageState((state) => ({ ...state, index: 0 }))
    },
    sorting,
    toggleSorting: (key) => setSorting((current) => nextSorting(current, key)),
    page: hasPages ? pageOf(ordered, pageState) : { rows: ordered, index: 0, count: 1 },
    pageState,
    setPageState,
    hasPages,
    found: ordered.length,
  }
}
