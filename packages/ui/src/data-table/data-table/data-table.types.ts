import type { ReactNode } from 'react'
import type { OwnLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { DataTableCell } from '../cells.ts'
import type { QueryChange, TableQuery } from '../query/query.ts'
import type { TableSorting } from '../query/sorting.ts'
import type { SelectedRows } from '../selection/selection.ts'
import type { LoadRows } from '../source/table-source.ts'
import type { TableLabels } from '../table.labels.ts'

/** Where the rows come from: `rows` in memory or `load` from a server, but not both. */
export type DataTableSource<Row extends object> =
  | {
      /**
       * All rows; the table searches, filters, sorts and pages them. Keep the array stable between
       * renders.
       */
      rows: readonly Row[]
      load?: undefined
      amend?: undefined
    }
  | {
      rows?: undefined
      /**
       * Loads one page from a server. Keep the function stable between renders. A newer request
       * aborts the previous one, and a late response is ignored. An export asks for 1,000 rows at a
       * time, with four requests at once, and accepts fewer.
       */
      load: LoadRows<Row>
      /**
       * Returns the page's rows with the edits that the server does not have yet. Keep the function
       * stable while these edits are the same.
       */
      amend?: ((rows: readonly Row[], query: TableQuery) => readonly Row[]) | undefined
    }

export type DataTableProps<Row extends object> = DataTableOptions<Row> & DataTableSource<Row>

/** All props of a table except those of `DataTableSource`. */
export interface DataTableOptions<Row extends object> extends RootPropsWithRef<HTMLDivElement> {
  /** What the table lists, for screen readers. */
  label: string
  /** The columns. Keep the array stable between renders. */
  cells: readonly DataTableCell<Row>[]
  getRowId: (row: Row) => string
  /** Keys of columns to leave out: they are not shown, searched, filtered or offered to users. */
  hideCells?: readonly string[] | undefined
  /** Renders a row's actions, in an additional last column. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** Heading of the actions column. Default: `labels.actions`. */
  actionsLabel?: string | undefined
  /**
   * Width in pixels of the actions column. By default it fits the contents; in a table without
   * pages it is 112.
   */
  actionsWidth?: number | undefined

  /**
   * Makes a click anywhere in a row, or Enter in a cell without controls, follow the row's first
   * link. With Ctrl the link opens in a new tab. If columns can be hidden, set `isAlwaysShown` on
   * the column with the link.
   */
  hasRowLinks?: boolean | undefined

  /**
   * Shows a search field. With `rows` it covers the columns whose `isSearchable` is true and the
   * shown columns without `isSearchable`.
   */
  isSearchable?: boolean | undefined
  /** Label of the search field. Default: `labels.search`. */
  searchLabel?: string | undefined
  /** Lets users hide, move, resize and pin columns. */
  isAdjustable?: boolean | undefined
  /** Key under which the browser stores the user's changes to the columns. */
  rememberAs?: string | undefined
  /** Lets users select rows. */
  isSelectable?: boolean | undefined
  /** Renders the actions for the selected rows. */
  bulkActions?: ((selected: SelectedRows<Row>) => ReactNode) | undefined
  /**
   * Shows a button that exports the matching rows to a CSV file of this name, without extension.
   */
  exportAs?: string | undefined
  /** Columns of the CSV file. Default: the shown columns. */
  exportCells?: readonly DataTableCell<Row>[] | undefined
  /** Splits a row into the lines of the CSV file. Default: one line per row. */
  exportRows?: ((row: Row) => readonly Row[]) | undefined
  /**
   * Called with the rows before the file is created; if it throws or rejects, no file is created.
   */
  onExport?: ((rows: readonly Row[]) => Promise<void> | void) | undefined
  /** More buttons in the toolbar. */
  tools?: ReactNode

  /**
   * Splits a table of more than 50 rows into pages (default). If false, all rows scroll in one box.
   */
  isPaged?: boolean | undefined
  /** Height in pixels of the box that the rows scroll in. Default 560 if the table has no pages. */
  height?: number | undefined

  /** Search, filters, sorting and page, if they are controlled: see `useTableInAddress`. */
  query?: TableQuery | undefined
  /**
   * Called with the next query. If you update the query late (with a router or in a transition),
   * apply `change` to your latest query, so that no change undoes the previous one: `(_, change) =>
   * startTransition(() => setQuery(change.of))`.
   */
  onQueryChange?: ((query: TableQuery, change: QueryChange) => void) | undefined
  /** Initial sorting, if the query is not controlled. */
  defaultSorting?: readonly TableSorting[] | undefined

  /** Whether `rows` are loading or reloading. */
  isLoading?: boolean | undefined
  /** Why the rows could not be loaded. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Replaces the table if there are no rows at all. */
  empty?: ReactNode
  /** Shown below the headings if no row matches the search and filters. */
  noMatch?: ReactNode
  labels?: OwnLabels<TableLabels> | undefined
}
