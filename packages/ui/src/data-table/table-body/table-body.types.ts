import type { TableRowProps } from '../table-row/table-row.tsx'

/** What every row of a table is drawn with. */
export type RowSettings<Row extends object> = Pick<
  TableRowProps<Row>,
  'columns' | 'actions' | 'onSelect' | 'labels' | 'locale'
>

export interface TableBodyProps<Row extends object> extends RowSettings<Row> {
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Place of the first row in the whole table, from 0. */
  firstIndex: number
  /** Undefined where rows cannot be selected. */
  isSelected: ((id: string) => boolean) | undefined
}
