import type { DataTableCell } from '../cells.ts'

/** Side to which a column is pinned while the others scroll. */
export type PinSide = 'start' | 'end'

/** A column that is shown. */
export interface ShownColumn<Row> {
  key: string
  cell: DataTableCell<Row>
  pinned: PinSide | undefined
  /** Distance in pixels from the side to which it is pinned. */
  offset: number
  /** Width in pixels, set by the user or declared by the cell. */
  width: number
  /** Minimum width in pixels; undefined if the width is fixed or a CSS track. */
  minWidth: number | undefined
}

/** An entry in the list of columns. */
export interface AdjustableColumn {
  key: string
  title: string
  isVisible: boolean
  canHide: boolean
  pinned: PinSide | undefined
  /**
   * Whether the column is the first or last shown one on its side. The unpinned columns count as a
   * third side.
   */
  isFirst: boolean
  isLast: boolean
}

/** The changes that users can make to columns, identified by their keys. */
export interface ColumnActions {
  show: (key: string, isVisible: boolean) => void
  pin: (key: string, side: PinSide | undefined) => void
  /** Moves a column by a number of positions among the shown columns of its side. */
  moveBy: (key: string, places: number) => void
  /** Moves a column to the position of another column of the same side. */
  moveTo: (key: string, target: string) => void
  /** Sets the width in pixels. */
  resize: (key: string, width: number) => void
  /** Restores the width that the cell declares. */
  resetWidth: (key: string) => void
  /** Restores all columns to what the cells declare. */
  reset: () => void
}

/** The columns of one table. */
export interface TableColumns<Row> {
  /** Shown columns, in order. */
  shown: readonly ShownColumn<Row>[]
  /** All columns, including hidden ones. */
  all: readonly AdjustableColumn[]
  /** CSS grid tracks of the shown columns. */
  tracks: string
  actions: ColumnActions
}
