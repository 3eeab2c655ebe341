import type { ReactNode } from 'react'
import type { OwnLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { DataTableCell } from '../cells.ts'
import type { QueryChange, TableQuery } from '../query/query.ts'
import type { TableSorting } from '../query/sorting.ts'
import type { ChosenRows } from '../selection/selection.ts'
import type { LoadRows } from '../source/table-source.ts'
import type { TableLabels } from '../table.labels.ts'

export interface DataTableProps<Row extends object> extends RootPropsWithRef<HTMLDivElement> {
  /** What the table lists, for screen readers. */
  label: string
  /** The columns. Keep the array the same between renders. */
  cells: readonly DataTableCell<Row>[]
  getRowId: (row: Row) => string
  /** All rows; the table searches, filters, sorts and pages them. Keep the array the same between renders. */
  rows?: readonly Row[] | undefined
  /**
   * In place of `rows`: asks a server for one page. Keep the function the same between renders.
   * A newer question gives an older one up, and a late answer changes nothing.
   */
  load?: LoadRows<Row> | undefined
  /**
   * With `load`: what the page shows in place of the server's rows, for edits that the server does
   * not have yet. Keep the function the same as long as these are the same.
   */
  amend?: ((rows: readonly Row[], query: TableQuery) => readonly Row[]) | undefined
  /** Keys of columns that are not shown, nor searched, filtered or offered to readers. */
  hideCells?: readonly string[] | undefined
  /** What one can do with a row, in a last column. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** Heading of that column. Default `Actions`. */
  actionsLabel?: string | undefined
  /** Width in pixels of that column. Default as its contents need; without pages 112. */
  actionsWidth?: number | undefined

  /**
   * A cell of each row holds a link: a click anywhere in the row follows the first, as does Enter in
   * a cell without controls. With Ctrl it opens a new tab, as on the link itself.
   * Where columns can be hidden, the link's `isAlwaysShown` keeps it there.
   */
  hasRowLinks?: boolean | undefined

  /** Shows a search field. Of `rows` it finds what stands in the columns that are shown. */
  isSearchable?: boolean | undefined
  /** Name of the search field. Default `Rechercher`. */
  searchLabel?: string | undefined
  /** Lets readers hide, move, resize and pin columns. */
  isAdjustable?: boolean | undefined
  /** Under this name the browser remembers the columns as the reader left them. */
  rememberAs?: string | undefined
  /** Lets rows be selected. */
  isSelectable?: boolean | undefined
  /** What can be done with the selected rows. */
  bulkActions?: ((chosen: ChosenRows<Row>) => ReactNode) | undefined
  /** Offers the rows that match as a file of this name for spreadsheets (CSV). */
  exportAs?: string | undefined
  /** Columns of that file, where it holds others than the page shows. Default those that are shown. */
  exportCells?: readonly DataTableCell<Row>[] | undefined
  /** Called with the rows before the file is made; where it throws or rejects, there is no file. */
  onExport?: ((rows: readonly Row[]) => Promise<void> | void) | undefined
  /** More buttons in the toolbar. */
  tools?: ReactNode

  /** Default true: pages where there are more than 50 rows. Else all rows scroll in one box. */
  isPaged?: boolean | undefined
  /** Height in pixels of the box that the rows scroll in; without pages 560 by default. */
  height?: number | undefined

  /** Search, filters, order and page, held outside: see `useTableInAddress`. */
  query?: TableQuery | undefined
  /**
   * The query as it should become. An owner that follows late (a router, a transition) makes it with
   * `change` from the newest one that it knows, so that no change undoes the one before:
   * `(_, change) => startTransition(() => setQuery(change.of))`.
   */
  onQueryChange?: ((query: TableQuery, change: QueryChange) => void) | undefined
  /** Order at the start, where the query is not held outside. */
  defaultSorting?: readonly TableSorting[] | undefined

  /** The rows given are not yet there, or are being renewed. */
  isLoading?: boolean | undefined
  /** Why the rows could not be loaded. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Stands in place of the table where there are no rows at all. */
  empty?: ReactNode
  /** Stands below the headings where search and filters leave nothing over. */
  noMatch?: ReactNode
  labels?: OwnLabels<TableLabels> | undefined
}
