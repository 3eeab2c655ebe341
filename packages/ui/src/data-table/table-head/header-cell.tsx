'use client'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { KeyboardEvent, ReactElement } from 'react'
import type { ColumnActions, ShownColumn } from '../columns/column-types.ts'
import { widthStep } from '../columns/column-track.ts'
import { pinStyle } from '../columns/pin-style.ts'
import type { TableSorting } from '../query/sorting.ts'
import type { TableLabels } from '../table.labels.ts'
import type { ColumnDrag } from './use-column-drag.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { role } from '../roles.ts'

export interface HeaderCellProps<Row> {
  column: ShownColumn<Row>
  /** Position among the columns, from 1. */
  columnIndex: number
  sorting: readonly TableSorting[]
  /** Called to change the sorting by this column; `isAdded` keeps the sorting by other columns. */
  onSort: (key: string, isAdded: boolean) => void
  /** Undefined if columns cannot be adjusted. */
  actions: ColumnActions | undefined
  drag: ColumnDrag
  labels: TableLabels
}

/** Heading of one column: click to sort, drag to move, drag its edge to resize. */
export function HeaderCell<Row>({
  column,
  columnIndex,
  sorting,
  onSort,
  actions,
  drag,
  labels,
}: HeaderCellProps<Row>): ReactElement {
  const { key, cell, pinned } = column
  const sortPlace = sorting.findIndex((entry) => entry.key === key)
  const direction = sorting[sortPlace]?.direction
  const Icon =
    direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const isSort = event.key === 'Enter' || event.key === ' '
    if (isSort && cell.isSortable !== false) onSort(key, event.shiftKey)
    else if (actions && /^Arrow(Left|Right)$/.test(event.key)) {
      const way = event.key === 'ArrowRight' ? 1 : -1
      if (event.shiftKey) actions.resize(key, event.currentTarget.offsetWidth + way * widthStep)
      else if (event.ctrlKey) actions.moveBy(key, way)
      else return
    } else return
    event.preventDefault()
  }

  return (
    <th
      {...role.columnHeader}
      aria-colindex={columnIndex}
      // ARIA allows `aria-sort` on only one of several sorted columns.
      aria-sort={sortPlace === 0 ? direction : undefined}
      aria-label={
        sorting.length > 1 && direction
          ? `${cell.title}, ${labels.sortPlace(sortPlace + 1)}`
          : cell.title
      }
      tabIndex={-1}
      data-key={key}
      data-align={cell.align}
      data-pinned={pinned}
      data-sorted={direction}
      data-drop={drag.target === key || undefined}
      data-dragged={drag.dragged === key || undefined}
      style={
        { ...pinStyle(column), '--least': column.minWidth && `${column.minWidth}px` } as object
      }
      onKeyDown={onKeyDown}
      {...(actions && drag.handlers(key))}
    >
      {cell.isSortable === false ? (
        <span data-part="title">{cell.title}</span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-part="title"
          onClick={(event) => onSort(key, event.shiftKey)}
        >
          {cell.title}
          <Icon size={14} aria-hidden="true" />
          {sorting.length > 1 && direction && <small aria-hidden="true">{sortPlace + 1}</small>}
        </button>
      )}
      {actions && (
        <ResizeHandle column={column} actions={actions} label={labels.widthOf(cell.title)} />
      )}
    </th>
  )
}
