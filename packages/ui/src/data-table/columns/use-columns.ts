'use client'
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
  type Column,
  type ColumnDef,
  type Updater,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataTableCell } from '../cells.ts'
import type { ColumnState } from './column-state.ts'
import { boundedWidth, columnTrack, defaultWidth, leastWidth } from './column-track.ts'
import type { ColumnActions, PinSide, ShownColumn, TableColumns } from './column-types.ts'
import { moved } from './move-column.ts'
import { useColumnState } from './use-column-state.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

/**
 * No rows for TanStack Table, which handles only the columns. `useRows` provides the actual rows;
 * see the decision on table rows.
 */
const noRows: never[] = []

/** Manages order, visibility, widths and pinning of the columns, using TanStack Table. */
export function useColumns<Row extends object>(
  cells: readonly DataTableCell<Row>[],
  rememberAs: string | undefined,
  isVirtual: boolean,
): TableColumns<Row> {
  const { state, change, reset } = useColumnState(cells, rememberAs)
  const columns = useMemo(() => cells.map(columnOf), [cells])
  const onChange = useMemo(() => {
    const slice =
      <Key extends keyof ColumnState>(key: Key) =>
      (updater: Updater<ColumnState[Key]>) =>
        change((former) => ({ ...former, [key]: functionalUpdate(updater, former[key]) }))
    return {
      onColumnVisibilityChange: slice('columnVisibility'),
      onColumnOrderChange: slice('columnOrder'),
      onColumnPinningChange: slice('columnPinning'),
      onColumnSizingChange: slice('columnSizing'),
    }
  }, [change])
  const table = useTable<typeof features, Row>({
    features,
    columns,
    data: noRows,
    state,
    ...onChange,
  })

  const actions = useMemo((): ColumnActions => {
    const sideOf = (key: string) => table.getColumn(key)?.getIsPinned() || undefined
    const shownAt = (side: PinSide | undefined) => {
      if (side === 'start') return table.getStartVisibleLeafColumns()
      return side === 'end' ? table.getEndVisibleLeafColumns() : table.getCenterVisibleLeafColumns()
    }
    const moveTo = (key: string, target: string) => {
      const side = sideOf(key)
      if (side !== sideOf(target)) return
      if (side)
        table.setColumnPinning((former) => ({
          ...former,
          [side]: moved(former[side], key, target),
        }))
      else {
        const keys = table.getAllLeafColumns().map(({ id }) => id)
        table.setColumnOrder(moved(keys, key, target))
      }
    }
    return {
      show: (key, isVisible) => table.getColumn(key)?.toggleVisibility(isVisible),
      pin: (key, side) => table.getColumn(key)?.pin(side ?? false),
      moveBy: (key, places) => {
        const shown = shownAt(sideOf(key)).map(({ id }) => id)
        const target = shown[shown.indexOf(key) + places]
        if (target !== undefined) moveTo(key, target)
      },
      moveTo,
      resize: (key, width) =>
        table.setColumnSizing((former) => ({ ...former, [key]: boundedWidth(width) })),
      resetWidth: (key) => table.getColumn(key)?.resetSize(),
      reset,
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the table's methods are stable; the object around them is not
  }, [reset])

  return useMemo(() => {
    const cellOf = new Map(cells.map((cell) => [cell.key, cell]))
    const shown = (side: PinSide | undefined, column: Column<typeof features, Row>) => {
      const cell = cellOf.get(column.id)
      if (!cell) return []
      const offset =
        side === undefined ? 0 : side === 'start' ? column.getStart(side) : column.getAfter(side)
      return [
        {
          key: cell.key,
          cell,
          pinned: side,
          offset,
          width: column.getSize(),
          minWidth:
            side || state.columnSizing[cell.key] !== undefined ? undefined : leastWidth(cell.width),
        } satisfies ShownColumn<Row>,
      ]
    }
    const columnsShown = [
      ...table.getStartVisibleLeafColumns().flatMap((column) => shown('start', column)),
      ...table.getCenterVisibleLeafColumns().flatMap((column) => shown(undefined, column)),
      ...table.getEndVisibleLeafColumns().flatMap((column) => shown('end', column)),
    ]
    return {
      shown: columnsShown,
      all: table.getAllLeafColumns().map((column) => ({
        key: column.id,
        title: cellOf.get(column.id)?.title ?? column.id,
        isVisible: column.getIsVisible(),
        canHide: column.getCanHide(),
        pinned: column.getIsPinned() || undefined,
        ...endsOf(columnsShown, column.id),
      })),
      tracks: columnsShown
        .map(({ key, cell, pinned }) =>
          columnTrack(
            cell.width,
            pinned ? table.getColumn(key)?.getSize() : state.columnSizing[key],
            isVirtual,
          ),
        )
        .join(' '),
      actions,
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the table's return values depend only on these
  }, [actions, cells, columns, isVirtual, state])
}

/**
 * Converts a cell to TanStack's column definition. TanStack requires a numeric size; only pinned
 * columns and resize handles use it.
 */
function columnOf<Row extends object>({
  key,
  width,
  isAlwaysShown = false,
}: DataTableCell<Row>): ColumnDef<typeof features, Row> {
  const pixels = typeof width === 'string' ? /^(\d+)px$/.exec(width)?.[1] : width
  const size = pixels === undefined ? defaultWidth : Number(pixels)
  return { id: key, size, enableHiding: !isAlwaysShown }
}

/** Returns whether a column is the first, and whether it is the last, on its side. */
function endsOf<Row>(shown: readonly ShownColumn<Row>[], key: string) {
  const column = shown.find((candidate) => candidate.key === key)
  const side = shown.filter(({ pinned }) => pinned === column?.pinned)
  return { isFirst: side[0] === column, isLast: side.at(-1) === column }
}
