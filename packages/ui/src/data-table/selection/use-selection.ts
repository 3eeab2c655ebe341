'use client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { TableQuery } from '../query/query.ts'
import {
  choose,
  emptySelection,
  idsBetween,
  matchesSame,
  type TableSelection,
} from './selection.ts'

export interface SelectionControl {
  selection: TableSelection
  /** Chooses or leaves one row, or all from the one chosen before (Shift and click). */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
  onChooseShown: (isSelected: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/** Which rows are chosen. 'All that match' holds as long as the same rows match. */
export function useSelection(
  shownIds: () => readonly string[],
  query: TableQuery,
): SelectionControl {
  const [held, setHeld] = useState({ selection: emptySelection, query })
  const last = useRef<string>(undefined)
  const isStale = held.selection.isAll && !matchesSame(held.query, query)
  const selection = isStale ? emptySelection : held.selection

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
