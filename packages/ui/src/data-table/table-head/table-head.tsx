'use client'
import { useEffect, useRef, type ReactElement } from 'react'
import type { ColumnActions, ShownColumn } from '../columns/column-types.ts'
import type { TableSorting } from '../query/sorting.ts'
import type { TableLabels } from '../table.labels.ts'
import { HeaderCell } from './header-cell.tsx'
import { useColumnDrag } from './use-column-drag.ts'
import { role } from '../roles.ts'

export interface TableHeadProps<Row> {
  columns: readonly ShownColumn<Row>[]
  sorting: readonly TableSorting[]
  onSort: (key: string, isAdded: boolean) => void
  /** Undefined if columns cannot be adjusted. */
  columnActions: ColumnActions | undefined
  /** Heading of the actions column; undefined without actions. */
  actionsLabel: string | undefined
  /**
   * Whether all, some or none of the shown rows are selected; undefined if rows cannot be selected.
   */
  selectionState: 'all' | 'some' | 'none' | undefined
  onSelect: (isSelected: boolean) => void
  labels: TableLabels
}

/** The table's headings. */
export function TableHead<Row>({
  columns,
  sorting,
  onSort,
  columnActions,
  actionsLabel,
  selectionState,
  onSelect,
  labels,
}: TableHeadProps<Row>): ReactElement {
  const drag = useColumnDrag((key, target) => columnActions?.moveTo(key, target))
  const first = selectionState === undefined ? 1 : 2
  return (
    <thead {...role.rowGroup} data-part="head">
      <tr {...role.row} aria-rowindex={1} data-place={-1}>
        {selectionState !== undefined && (
          <th
            {...role.columnHeader}
            aria-label={labels.selectPage}
            aria-colindex={1}
            tabIndex={-1}
            data-part="check"
          >
            <PageBox
              selectionState={selectionState}
              onSelect={onSelect}
              label={labels.selectPage}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.key}
            column={column}
            columnIndex={index + first}
            sorting={sorting}
            onSort={onSort}
            actions={columnActions}
            drag={drag}
            labels={labels}
          />
        ))}
        {actionsLabel !== undefined && (
          <th
            {...role.columnHeader}
            aria-colindex={columns.length + first}
            tabIndex={-1}
            data-part="actions"
          >
            <span data-part="title">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface PageBoxProps {
  selectionState: 'all' | 'some' | 'none'
  onSelect: (isSelected: boolean) => void
  label: string
}

/** Selects or deselects every shown row. */
function PageBox({ selectionState, onSelect, label }: PageBoxProps): ReactElement {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selectionState === 'some'
  }, [selectionState])
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      aria-label={label}
      checked={selectionState === 'all'}
      onChange={(event) => onSelect(event.target.checked)}
    />
  )
}
