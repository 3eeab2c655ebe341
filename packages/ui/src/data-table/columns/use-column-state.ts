'use client'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DataTableCell } from '../cells.ts'
import {
  declaredColumns,
  layOver,
  parseColumnState,
  toRemember,
  type ColumnState,
  type RememberedColumns,
} from './column-state.ts'
import { readColumns, writeColumns } from './remembered-columns.ts'

export interface ColumnStateControl {
  state: ColumnState
  change: (next: (state: ColumnState) => ColumnState) => void
  reset: () => void
}

const never = () => () => undefined
const nothing = () => null

/** Manages the user's changes to the columns; with `rememberAs` the browser stores them. */
export function useColumnState<Row>(
  cells: readonly DataTableCell<Row>[],
  rememberAs: string | undefined,
): ColumnStateControl {
  // Server rendering and hydration use the declared columns.
  const json = useSyncExternalStore(
    never,
    () => (rememberAs === undefined ? null : readColumns(rememberAs)),
    nothing,
  )
  const declared = useMemo(() => declaredColumns(cells), [cells])
  const stored = useMemo(() => parseColumnState(json), [json])
  const [changed, setChanged] = useState<RememberedColumns | null>(null)
  const remembered = changed ?? stored
  const state = useMemo(
    () => (remembered ? layOver(remembered, declared) : declared),
    [declared, remembered],
  )

  useEffect(() => {
    if (changed && rememberAs !== undefined) writeColumns(rememberAs, changed)
  }, [changed, rememberAs])

  const change = useCallback(
    (next: (state: ColumnState) => ColumnState) =>
      setChanged((newest) => {
        const former = newest ?? stored
        return toRemember(next(former ? layOver(former, declared) : declared), declared)
      }),
    [declared, stored],
  )
  const reset = useCallback(() => setChanged(toRemember(declared, declared)), [declared])
  return { state, change, reset }
}
