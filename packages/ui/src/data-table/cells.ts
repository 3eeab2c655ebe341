import type { ReactNode } from 'react'
import type { PinSide } from './columns/column-types.ts'
import type { FilterKind } from './query/filters.ts'

/** Value that a cell is sorted, searched, filtered and exported by. */
export type CellValue = string | number | boolean | Date | null | undefined

/** Options of every column. */
interface AnyCell<Row> {
  /** Heading of the column. */
  title: string
  /**
   * A number is a width in pixels that grows if there is space; a string is any CSS grid track
   * (`30%`, `max-content`). Default 160.
   */
  width?: number | string | undefined
  /** Removes the padding, so that the contents reach the cell's edge. */
  noPadding?: boolean | undefined
  /** Renders the cell. By default it shows its value in the page's language. */
  render?: ((row: Row) => ReactNode) | undefined
  /** Value in an exported file. Default `value`. */
  exportValue?: ((row: Row) => CellValue) | undefined
  /** Default true. */
  isSortable?: boolean | undefined
  /**
   * Whether the search includes the column. By default only while it is shown, so that no row
   * matches by a value that the reader cannot see; `true` also while it is hidden. With `load` the
   * server decides.
   */
  isSearchable?: boolean | undefined
  /** Offers a filter of this kind. Dates are `Date` or seconds since 1970. */
  filter?: FilterKind | undefined
  /**
   * Filter options as text; for booleans `true` and `false`, or the page's labels for them. By
   * default the values of the rows; required if a server holds the rows.
   */
  choices?: readonly string[] | undefined
  align?: 'start' | 'end' | undefined
  /** Side at which the column is pinned until the reader changes it. */
  pinned?: PinSide | undefined
  /** Hides the column until a reader shows it from the list of columns. */
  isHidden?: boolean | undefined
  /**
   * Prevents readers from hiding the column. With `hasRowLinks`, set it on the column with the
   * link: without that column no row can be opened.
   */
  isAlwaysShown?: boolean | undefined
}

/** A column for an entry of the row. */
interface EntryCell<Row> extends AnyCell<Row> {
  key: keyof Row & string
  /** Value to sort, search, filter and export by. Default the row's entry. */
  value?: ((row: Row) => CellValue) | undefined
}

/** A column with a derived value; its key is not one of the row's. */
interface DerivedCell<Row> extends AnyCell<Row> {
  // `string & {}` rather than `string`, so that editors still suggest the row's keys.
  key: string & {}
  /** Value to sort, search, filter and export by. */
  value: (row: Row) => CellValue
}

/** One column: an entry of the row, or a derived `value` under any other key. */
export type DataTableCell<Row> = EntryCell<Row> | DerivedCell<Row>

/** Returns the value of a cell; anything but a string, number, boolean or date counts as empty. */
export function cellValue<Row extends object>(cell: DataTableCell<Row>, row: Row): CellValue {
  if (cell.value) return cell.value(row)
  const value: unknown = (row as Readonly<Record<string, unknown>>)[cell.key]
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value instanceof Date
    ? value
    : null
}
