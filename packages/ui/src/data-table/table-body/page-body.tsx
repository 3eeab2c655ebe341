'use client'
import type { ReactElement } from 'react'
import { TableRow } from '../table-row/table-row.tsx'
import type { TableBodyProps } from './table-body.types.ts'
import { role } from '../roles.ts'

/** Renders all rows of a page. */
export function PageBody<Row extends object>({
  rows,
  getRowId,
  firstIndex,
  isSelected,
  ...settings
}: TableBodyProps<Row>): ReactElement {
  return (
    <tbody {...role.rowGroup} data-part="body">
      {rows.map((row, place) => {
        const id = getRowId(row)
        return (
          <TableRow
            {...settings}
            key={id}
            id={id}
            row={row}
            place={place}
            rowIndex={firstIndex + place + 2}
            isSelected={isSelected?.(id)}
          />
        )
      })}
    </tbody>
  )
}
