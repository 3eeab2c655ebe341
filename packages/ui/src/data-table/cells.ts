import type { ReactNode } from 'react'
import type { CellValue } from './rows.ts'

/** One column. */
export interface DataTableCell<Row> {
  key: string
  /** Heading of the column. */
  title: string
  /** Width in pixels or any CSS width. */
  width?: number | string | undefined
  /** Lets the contents reach the cell's edge. */
  noPadding?: boolean | undefined
  /** What the column is sorted and searched by. Default the row's entry of that key. */
  value?: ((row: Row) => CellValue) | undefined
  /** What the cell shows. Default its value. */
  render?: ((row: Row) => ReactNode) | undefined
  /** Default true. */
  isSortable?: boolean | undefined
  align?: 'start' | 'end' | undefined
}

/** The value of a cell; what is neither text, number nor truth value counts as empty. */
export function cellValue<Row extends object>(cell: DataTableCell<Row>, row: Row): CellValue {
  if (cell.value) return cell.value(row)
  const value: unknown = (row as Readonly<Record<string, unknown>>)[cell.key]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}
