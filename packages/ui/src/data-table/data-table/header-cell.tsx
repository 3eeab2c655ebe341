'use client'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactElement } from 'react'
import type { DataTableCell } from '../cells.ts'
import type { Sorting } from '../rows.ts'
import { Heading, SortButton } from './data-table.styles.ts'
import { role } from './roles.ts'

export interface HeaderCellProps<Row> {
  cell: DataTableCell<Row>
  sorting: Sorting | undefined
  onToggle: () => void
}

/** Heading of one column, with a button that sorts by it. */
export function HeaderCell<Row>({ cell, sorting, onToggle }: HeaderCellProps<Row>): ReactElement {
  const direction = sorting?.key === cell.key ? sorting.direction : undefined
  const Icon =
    direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <Heading
      {...role.columnHeader}
      scope="col"
      $align={cell.align ?? 'start'}
      style={{ width: cell.width }}
      {...(direction === undefined ? {} : { 'aria-sort': direction })}
    >
      {cell.isSortable === false ? (
        cell.title
      ) : (
        <SortButton type="button" onClick={onToggle}>
          {cell.title}
          <Icon size={14} aria-hidden="true" />
        </SortButton>
      )}
    </Heading>
  )
}
