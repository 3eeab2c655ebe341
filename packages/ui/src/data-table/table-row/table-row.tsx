'use client'
import { memo, type ReactElement, type ReactNode, type Ref } from 'react'
import { cellValue } from '../cells.ts'
import type { ShownColumn } from '../columns/column-types.ts'
import { pinStyle } from '../columns/pin-style.ts'
import type { Wording } from '../query/wording.ts'
import type { TableLabels } from '../table.labels.ts'
import { cellText, isLongWord } from './cell-text.ts'
import { role } from '../roles.ts'

export interface TableRowProps<Row extends object> {
  row: Row
  id: string
  /** Index among the rows of the page. */
  place: number
  /** Position in the whole table; the headings are row 1. */
  rowIndex: number
  columns: readonly ShownColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
  labels: TableLabels
  wording: Wording
  /** Distance in pixels from the first row, if rows are positioned absolutely. */
  start?: number | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
}

/**
 * One row. On a phone it is a card: the first cell is its title, the others are lines with a label.
 */
function PlainTableRow<Row extends object>({
  row,
  id,
  place,
  rowIndex,
  columns,
  actions,
  isSelected,
  onSelect,
  labels,
  wording,
  start,
  ref,
}: TableRowProps<Row>): ReactElement {
  const first = isSelected === undefined ? 1 : 2
  return (
    <tr
      {...role.row}
      ref={ref}
      data-place={place}
      data-index={place}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      {isSelected !== undefined && (
        <td {...role.cell} data-part="check" aria-colindex={1} tabIndex={-1}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={labels.selectRow}
            checked={isSelected}
            onChange={(event) => {
              const { shiftKey } = event.nativeEvent as MouseEvent
              onSelect(id, event.target.checked, shiftKey)
            }}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        const { render } = column.cell
        const value = render ? undefined : cellValue(column.cell, row)
        return (
          <Cell
            key={column.key}
            {...(index === 0 ? role.rowHeader : role.cell)}
            tabIndex={-1}
            aria-colindex={index + first}
            data-label={column.cell.title}
            data-align={column.cell.align}
            data-flush={column.cell.noPadding || undefined}
            data-pinned={column.pinned}
            data-figures={typeof value === 'number' || value instanceof Date || undefined}
            style={pinStyle(column)}
          >
            {shortened(render ? render(row) : cellText(value, wording))}
          </Cell>
        )
      })}
      {actions && (
        <td
          {...role.cell}
          tabIndex={-1}
          data-part="actions"
          aria-colindex={columns.length + first}
          style={{ '--last-line': Math.max(2, columns.length) } as object}
        >
          {actions(row)}
        </td>
      )}
    </tr>
  )
}

/** Wraps a single long word, such as an email address, in an element that can be cut off. */
function shortened(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !isLongWord(content)) return content
  return (
    <span data-shortened title={content}>
      {content}
    </span>
  )
}

/** Memoised: rendered again only when its props change. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow
