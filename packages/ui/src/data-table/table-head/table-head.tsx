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
  /** Undefined where columns stay as they are. */
  columnActions: ColumnActions | undefined
  /** Heading of the column with the actions; undefined without actions. */
  actionsLabel: string | undefined
  /** How many of the shown rows are selected; undefined where rows cannot be selected. */
  chosen: 'all' | 'some' | 'none' | undefined
  onChoose: (isSelected: boolean) => void
  labels: TableLabels
}

/** The headings. */
export function TableHead<Row>({
  columns,
  sorting,
  onSort,
  columnActions,
  actionsLabel,
  chosen,
  onChoose,
  labels,
}: TableHeadProps<Row>): ReactElement {
  const drag = useColumnDrag((key, target) => columnActions?.moveTo(key, target))
  const first = chosen === undefined ? 1 : 2
  return (
    <thead {...role.rowGroup} data-part="head">
      <tr {...role.row} aria-rowindex={1} data-place={-1}>
        {chosen !== undefined && (
          <th
            {...role.columnHeader}
            aria-label={labels.selectPage}
            aria-colindex={1}
            tabIndex={-1}
            data-part="check"
          >
            <PageBox chosen={chosen} onChoose={onChoose} label={labels.selectPage} />
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
  chosen: 'all' | 'some' | 'none'
  onChoose: (isSelected: boolean) => void
  label: string
}

/** Chooses or leaves every row that is shown. */
function PageBox({ chosen, onChoose, label }: PageBoxProps): ReactElement {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen === 'some'
  }, [chosen])
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      aria-label={label}
      checked={chosen === 'all'}
      onChange={(event) => onChoose(event.target.checked)}
    />
  )
}
