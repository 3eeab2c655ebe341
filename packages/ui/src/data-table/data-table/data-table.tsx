'use client'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { labels as defaultLabels } from '../../labels.ts'
import { SearchField } from '../../primitives/search-field/search-field.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { cellValue, type DataTableCell } from '../cells.ts'
import { Pagination } from '../pagination/pagination.tsx'
import type { Sorting } from '../rows.ts'
import type { TableLabels } from '../table-labels.ts'
import { useTable } from '../use-table.ts'
import {
  ActionCell,
  Cell,
  Heading,
  Nothing,
  Root,
  Scroller,
  Search,
  Table,
} from './data-table.styles.ts'
import { role } from './roles.ts'
import { HeaderCell } from './header-cell.tsx'

export interface DataTableProps<Row extends object> {
  /** What the table lists, for screen readers. */
  label: string
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** The columns. Keep the array the same between renders. */
  cells: readonly DataTableCell<Row>[]
  /** Keys of columns that are not shown. */
  hideCells?: readonly string[] | undefined
  /** What one can do with a row, in a last column. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** Heading of that column. Default `Actions`. */
  actionsLabel?: string | undefined
  isSearchable?: boolean | undefined
  isLoading?: boolean | undefined
  /** Stands in place of the table where there are no rows. */
  empty?: ReactNode
  defaultSorting?: Sorting | undefined
  labels?: TableLabels | undefined
}

const noKeys: readonly string[] = []

/**
 * Rows in columns, with order, search, and pages where there are more than 50 rows. On a phone each
 * row is a card: its first cell is the title, the others are lines with their label.
 */
export function DataTable<Row extends object>({
  label,
  rows,
  getRowId,
  cells,
  hideCells = noKeys,
  actions,
  actionsLabel,
  isSearchable = false,
  isLoading = false,
  empty,
  defaultSorting,
  labels = defaultLabels.table,
}: DataTableProps<Row>): ReactElement {
  const shownCells = useMemo(
    () => cells.filter(({ key }) => !hideCells.includes(key)),
    [cells, hideCells],
  )
  const table = useTable(rows, shownCells, defaultSorting)
  if (rows.length === 0 && !isLoading && empty !== undefined) return <Root>{empty}</Root>

  return (
    <Root aria-busy={isLoading}>
      {isSearchable && (
        <Search>
          <SearchField label={labels.search} value={table.search} onChange={table.setSearch} />
        </Search>
      )}
      <Scroller aria-label={label} tabIndex={0}>
        <Table {...role.table}>
          <caption>{label}</caption>
          <thead {...role.rowGroup}>
            <tr {...role.row}>
              {shownCells.map((cell) => (
                <HeaderCell
                  key={cell.key}
                  cell={cell}
                  sorting={table.sorting}
                  onToggle={() => table.toggleSorting(cell.key)}
                />
              ))}
              {actions && (
                <Heading {...role.columnHeader} scope="col" $align="end">
                  {actionsLabel ?? labels.actions}
                </Heading>
              )}
            </tr>
          </thead>
          <tbody {...role.rowGroup}>
            {table.page.rows.map((row) => (
              <tr key={getRowId(row)} {...role.row}>
                {shownCells.map((cell) => (
                  <Cell
                    {...role.cell}
                    key={cell.key}
                    data-label={cell.title}
                    $align={cell.align ?? 'start'}
                    $noPadding={cell.noPadding ?? false}
                  >
                    {cell.render ? cell.render(row) : cellValue(cell, row)}
                  </Cell>
                ))}
                {actions && (
                  <ActionCell
                    {...role.cell}
                    $align="end"
                    $noPadding={false}
                    $lines={shownCells.length - 1}
                  >
                    {actions(row)}
                  </ActionCell>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      {table.found === 0 && (
        <Nothing as={isLoading ? 'div' : 'p'}>
          {isLoading ? (
            <Skeleton lines={4} height="24px" />
          ) : rows.length === 0 ? (
            labels.empty
          ) : (
            labels.noMatch
          )}
        </Nothing>
      )}
      {table.hasPages && (
        <Pagination
          state={table.pageState}
          onChange={table.setPageState}
          pageIndex={table.page.index}
          pageCount={table.page.count}
          rowCount={table.found}
          labels={labels}
        />
      )}
    </Root>
  )
}
