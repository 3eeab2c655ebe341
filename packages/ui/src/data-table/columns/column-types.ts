import type { DataTableCell } from '../cells.ts'

/** A side of the table at which a column stays while the others scroll. */
export type PinSide = 'start' | 'end'

/** A column as it is shown. */
export interface ShownColumn<Row> {
  key: string
  cell: DataTableCell<Row>
  pinned: PinSide | undefined
  /** Distance in pixels from the side at which the column is pinned. */
  offset: number
  /** Width in pixels that the reader chose, or that the cell declares. */
  width: number
}

/** A column as it can be adjusted. */
export interface AdjustableColumn {
  key: string
  title: string
  isVisible: boolean
  canHide: boolean
  pinned: PinSide | undefined
  /** First and last of the shown columns of its side. */
  isFirst: boolean
  isLast: boolean
}

/** What a reader can do with the columns, by their keys. */
export interface ColumnActions {
  show: (key: string, isVisible: boolean) => void
  pin: (key: string, side: PinSide | undefined) => void
  /** By places among the shown columns of the same side, to the end at most. */
  moveBy: (key: string, places: number) => void
  /** To the place of another column of the same side. */
  moveTo: (key: string, target: string) => void
  /** Width in pixels. */
  resize: (key: string, width: number) => void
  /** Back to the width that its cell declares. */
  resetWidth: (key: string) => void
  /** Back to how the cells declare them. */
  reset: () => void
}

/** The columns of one table. */
export interface TableColumns<Row> {
  /** In the order in which they stand. */
  shown: readonly ShownColumn<Row>[]
  /** Every column, the hidden ones too. */
  all: readonly AdjustableColumn[]
  /** CSS grid tracks of the shown columns. */
  tracks: string
  actions: ColumnActions
}
