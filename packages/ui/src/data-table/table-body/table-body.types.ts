import type { TableRowProps } from '../table-row/table-row.tsx'

/** Settings that all rows of a table share. */
export type RowSettings<Row extends object> = Pick<
  TableRowProps<Row>,
  'columns' | 'actions' | 'onSelect' | 'labels' | 'wording'
>

export interface TableBodyProps<Row extends object> extends RowSettings<Row> {
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Position of this page's first row in the whole table, from 0. */
  firstIndex: number
  /** Undefined if rows cannot be selected. */
  isSelected: ((id: string) => boolean) | undefined
}
