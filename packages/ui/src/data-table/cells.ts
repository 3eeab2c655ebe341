import type { ReactNode } from 'react'
import type { PinSide } from './columns/column-types.ts'
import type { FilterKind } from './query/filters.ts'

/** Value of a cell, for sorting, searching, filtering and exporting. */
export type CellValue = string | number | boolean | Date | null | undefined

/** Options of every column. */
interface AnyCell<Row> {
  /** Heading of the column. */
  title: string
  /**
   * A number is a weight: columns share the space in proportion to their weights. A column shrinks
   * to 112 px, or to its weight in pixels if that is smaller, but not below its longest word. A
   * string is any CSS grid track (`30%`, `max-content`). Default 160.
   */
  width?: number | string | undefined
  /** Removes the padding, so that the contents reach the cell's edge. */
  noPadding?: boolean | undefined
  /**
   * Renders the cell. By default it shows the value, formatted in the page's language. Text in an
   * element with the attribute `data-shortened` is cut off rather than widening its column; give it
   * a `title`, and parents as wide as the cell. A single word with an `@` or of more than 24
   * characters is shortened anyway.
   */
  render?: ((row: Row) => ReactNode) | undefined
  /** Value in an exported file. Default: the value of the cell. */
  exportValue?: ((row: Row) => CellValue) | undefined
  /** Default true. */
  isSortable?: boolean | undefined
  /**
   * Whether the search includes the column. By default, it does while the column is shown, so that
   * no row matches because of a value that the user cannot see. `true` includes the column even
   * while it is hidden. With `load` the server decides.
   */
  isSearchable?: boolean | undefined
  /**
   * Kind of filter to offer. Date filters match `Date` values and numbers of seconds since 1970.
   */
  filter?: FilterKind | undefined
  /**
   * Options of a `choice` filter. For booleans, use `true` and `false`, or the page's labels for
   * them. Default: the values of the rows. Required with `load`.
   */
  choices?: readonly string[] | undefined
  align?: 'start' | 'end' | undefined
  /** Side to which the column is pinned until the user changes it. */
  pinned?: PinSide | undefined
  /** Hides the column until the user shows it from the list of columns. */
  isHidden?: boolean | undefined
  /**
   * Prevents users from hiding the column. With `hasRowLinks`, set it on the column with the link:
   * without that column no row can be opened.
   */
  isAlwaysShown?: boolean | undefined
}

/** A column for a property of the row. */
interface EntryCell<Row> extends AnyCell<Row> {
  key: keyof Row & string
  /** Value for sorting, searching, filtering and exporting. Default: the row's property. */
  value?: ((row: Row) => CellValue) | undefined
}

/** A column with a derived value. Its key is not a property of the row. */
interface DerivedCell<Row> extends AnyCell<Row> {
  // `string & {}` rather than `string`, so that editors still suggest the row's keys.
  key: string & {}
  /** Value for sorting, searching, filtering and exporting. */
  value: (row: Row) => CellValue
}

/** One column: a property of the row, or a derived `value` under any other key. */
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
