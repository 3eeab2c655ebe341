'use client'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableQuery } from '../query/query.ts'
import type { SourceState } from '../source/table-source.ts'
import {
  amongRows,
  withSelected,
  emptySelection,
  idsBetween,
  matchesSame,
  type TableSelection,
} from './selection.ts'

export interface SelectionControl {
  selection: TableSelection
  /**
   * Selects or deselects one row, or the range from the previously clicked row (Shift and click).
   */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
  onSelectShown: (isSelected: boolean) => void
  selectAll: () => void
  clear: () => void
}

/**
 * Manages which rows are selected. A selection of all matching rows lasts until the search or
 * filters change. A deleted row is deselected, and selected again if a failed deletion restores it.
 */
export function useSelection<Row>(
  { rows, all, matching }: Pick<SourceState<Row>, 'rows' | 'all' | 'matching'>,
  getRowId: (row: Row) => string,
  query: TableQuery,
): SelectionControl {
  const [stored, setStored] = useState({ selection: emptySelection, query })
  const last = useRef<string>(undefined)
  const isStale = stored.selection.isAll && !matchesSame(stored.query, query)
  const current = isStale ? emptySelection : stored.selection
  // If all matching rows are selected, a deselected row stays excluded only while it still matches.
  const present = current.isAll ? all && matching() : all
  const selection = useMemo(
    () => (present ? amongRows(current, present, getRowId) : current),
    [present, current, getRowId],
  )
  const shownIds = () => rows.map(getRowId)

  const latest = useRef({ selection, query, shownIds })
  useLayoutEffect(() => {
    latest.current = { selection, query, shownIds }
  })
  const change = useCallback((next: (former: TableSelection) => TableSelection) => {
    setStored({ selection: next(latest.current.selection), query: latest.current.query })
  }, [])

  const onSelect = useCallback(
    (id: string, isSelected: boolean, isRange: boolean) => {
      const ids =
        isRange && last.current !== undefined
          ? idsBetween(latest.current.shownIds(), last.current, id)
          : [id]
      last.current = id
      change((former) => withSelected(former, ids, isSelected))
    },
    [change],
  )
  return {
    selection,
    onSelect,
    onSelectShown: (isSelected) => change((former) => withSelected(former, shownIds(), isSelected)),
    selectAll: () => change(() => ({ isAll: true, ids: new Set() })),
    clear: () => change(() => emptySelection),
  }
}
