import type { ReactNode } from 'react'
import type { PinSide } from './columns/column-types.ts'
import type { FilterKind } from './query/filters.ts'

/** What a cell is sorted, searched, filtered and exported by. */
export type CellValue = string | number | boolean | Date | null | undefined

/** What every column may say. */
interface AnyCell<Row> {
  /** Heading of the column. */
  title: string
  /**
   * A number is a width in pixels that grows with the room there is; a text is any CSS grid track
   * (`30%`, `max-content`). Default 160.
   */
  width?: number | string | undefined
  /** Lets the contents reach the cell's edge. */
  noPadding?: boolean | undefined
  /** What the cell shows. Default its value in the page's language. */
  render?: ((row: Row) => ReactNode) | undefined
  /** What an export holds, where that is something else than the value. */
  exportValue?: ((row: Row) => CellValue) | undefined
  /** Default true. */
  isSortable?: boolean | undefined
  /**
   * Whether the search looks into it. Default as long as the column is shown, so that no row matches
   * by what its reader has hidden; `true` also while it is hidden. What `load` searches its server
   * decides.
   */
  isSearchable?: boolean | undefined
  /** Offers a filter of that kind. Dates are `Date` or seconds since 1970. */
  filter?: FilterKind | undefined
  /**
   * Values to choose from, as text; those of a truth value are `true` and `false`, or the words that
   * the page has for them. Default those of the rows; needed where a server holds the rows.
   */
  choices?: readonly string[] | undefined
  align?: 'start' | 'end' | undefined
  /** Side at which the column stays while others scroll, until the reader says otherwise. */
  pinned?: PinSide | undefined
  /** Leaves the column to readers who want it: they find it in the list of columns. */
  isHidden?: boolean | undefined
  /**
   * Keeps readers from hiding the column: a table with `hasRowLinks` says so of the column with the
   * link, without which no row can be opened.
   */
  isAlwaysShown?: boolean | undefined
}

/** A column of an entry of the row. */
interface EntryCell<Row> extends AnyCell<Row> {
  key: keyof Row & string
  /** What the column is sorted, searched, filtered and exported by. Default the row's entry. */
  value?: ((row: Row) => CellValue) | undefined
}

/** A column of what follows from the row; its key is a name of its own. */
interface DerivedCell<Row> extends AnyCell<Row> {
  // Not simply `string`, which would keep editors from suggesting the row's own keys.
  key: string & {}
  /** What the column is sorted, searched, filtered and exported by. */
  value: (row: Row) => CellValue
}

/** One column: of an entry of the row, or under any other key with the `value` that it shows. */
export type DataTableCell<Row> = EntryCell<Row> | DerivedCell<Row>

/** The value of a cell; what is neither text, number, truth value nor date counts as empty. */
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
