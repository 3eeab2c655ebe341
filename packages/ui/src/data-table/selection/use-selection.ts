'use client'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableQuery } from '../query/query.ts'
import type { SourceState } from '../source/table-source.ts'
import {
  amongRows,
  choose,
  emptySelection,
  idsBetween,
  matchesSame,
  type TableSelection,
} from './selection.ts'

export interface SelectionControl {
  selection: TableSelection
  /** Selects or deselects one row, or all from the last selected one (Shift and click). */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
  onChooseShown: (isSelected: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/**
 * Which rows are selected. 'All that match' holds as long as search and filters stay the same. A row
 * that is gone is not selected any more, and is so again when a failed deletion brings it back.
 */
export function useSelection<Row>(
  { rows, all, matching }: Pick<SourceState<Row>, 'rows' | 'all' | 'matching'>,
  getRowId: (row: Row) => string,
  query: TableQuery,
): SelectionControl {
  const [held, setHeld] = useState({ selection: emptySelection, query })
  const last = useRef<string>(undefined)
  const isStale = held.selection.isAll && !matchesSame(held.query, query)
  const standing = isStale ? emptySelection : held.selection
  // Only those that match can be left out of all that match.
  const present = standing.isAll ? all && matching() : all
  const selection = useMemo(
    () => (present ? amongRows(standing, present, getRowId) : standing),
    [present, standing, getRowId],
  )
  const shownIds = () => rows.map(getRowId)

  const latest = useRef({ selection, query, shownIds })
  useLayoutEffect(() => {
    latest.current = { selection, query, shownIds }
  })
  const change = useCallback((next: (former: TableSelection) => TableSelection) => {
    setHeld({ selection: next(latest.current.selection), query: latest.current.query })
  }, [])

  const onSelect = useCallback(
    (id: string, isSelected: boolean, isRange: boolean) => {
      const ids =
        isRange && last.current !== undefined
          ? idsBetween(latest.current.shownIds(), last.current, id)
          : [id]
      last.current = id
      change((former) => choose(former, ids, isSelected))
    },
    [change],
  )
  return {
    selection,
    onSelect,
    onChooseShown: (isSelected) => change((former) => choose(former, shownIds(), isSelected)),
    chooseAll: () => change(() => ({ isAll: true, ids: new Set() })),
    clear: () => change(() => emptySelection),
  }
}
