'use client'
import { useMemo } from 'react'
import { useLocaleTag, useTimeZone } from '../../locale/index.ts'
import type { TableColumns } from '../columns/column-types.ts'
import { useColumns } from '../columns/use-columns.ts'
import { changeQuery, isNarrowed, type TableQuery } from '../query/query.ts'
import type { Wording } from '../query/wording.ts'
import { useQuery } from '../query/use-query.ts'
import { countSelected, selectedRows } from '../selection/selected-rows.ts'
import type { SelectedRows } from '../selection/selection.ts'
import { useSelection, type SelectionControl } from '../selection/use-selection.ts'
import type { SourceState } from '../source/table-source.ts'
import { useRows } from '../source/use-rows.ts'
import type { TableLabels } from '../table.labels.ts'
import type { DataTableProps, DataTableSource } from './data-table.types.ts'

/** Changes parts of the query, passed as new values or as a function of the latest query. */
export type ChangeOfQuery = (
  change: Partial<TableQuery> | ((query: TableQuery) => Partial<TableQuery>),
) => void

/** The state of a table. */
export interface TableState<Row extends object> {
  query: TableQuery
  /**
   * Changes the query; everything except a page change goes back to the first page. Pass a function
   * if the change depends on the query: a parent component that updates late may apply it to a
   * newer query than the one shown.
   */
  change: ChangeOfQuery
  columns: TableColumns<Row>
  /** How the page formats values. */
  wording: Wording
  source: SourceState<Row>
  selection: SelectionControl
  /** Number of selected rows. */
  count: number
  selected: () => SelectedRows<Row>
  /** True if no row matches, none are loading, and loading did not fail. */
  isNothing: boolean
  /** True if `isNothing` and the query has neither a search nor filters. */
  isEmpty: boolean
}

/** The props that the state depends on. */
type StateProps<Row extends object> = Pick<
  DataTableProps<Row>,
  | 'cells'
  | 'getRowId'
  | 'rememberAs'
  | 'isPaged'
  | 'isLoading'
  | 'error'
  | 'onRetry'
  | 'query'
  | 'onQueryChange'
  | 'defaultSorting'
> & {
  [Name in keyof DataTableSource<Row>]?: DataTableSource<Row>[Name] | undefined
} & { labels: TableLabels }

/** Manages the query, columns, rows and selection of one table. */
export function useDataTable<Row extends object>(props: StateProps<Row>): TableState<Row> {
  const { cells, getRowId, rememberAs, isPaged = true, isLoading = false } = props
  const [query, setQuery] = useQuery(props)
  const columns = useColumns(cells, rememberAs, !isPaged)
  const wording = useWording(props.labels)
  const cellsSearched = useSearchedCells(cells, columns)
  const change: ChangeOfQuery = (next) =>
    setQuery((former) => changeQuery(former, typeof next === 'function' ? next(former) : next))
  const source = useRows({ ...props, cellsSearched, query, change, isPaged, isLoading, wording })
  const selection = useSelection(source, getRowId, query)
  const count = countSelected(selection.selection, source)
  const isNothing = source.total === 0 && !source.isLoading && source.error === null
  return {
    query,
    change,
    columns,
    wording,
    source,
    selection,
    count,
    selected: () =>
      selectedRows(selection.selection, {
        source,
        count,
        getRowId,
        query,
        clear: selection.clear,
      }),
    isNothing,
    isEmpty: isNothing && !isNarrowed(query),
  }
}

/**
 * Returns how the page formats values. The object stays the same until the locale, the time zone or a
 * label changes.
 */
function useWording({ yes, no }: TableLabels): Wording {
  const locale = useLocaleTag()
  const timeZone = useTimeZone()
  return useMemo(() => ({ locale, timeZone, yes, no }), [locale, timeZone, yes, no])
}

/**
 * Returns the cells that a search covers. The array stays the same until `cells` or the columns
 * left out of the search change.
 */
function useSearchedCells<Row extends object>(
  cells: DataTableProps<Row>['cells'],
  { shown }: TableColumns<Row>,
): DataTableProps<Row>['cells'] {
  const shownKeys = new Set(shown.map(({ key }) => key))
  const isSearched = ({ key, isSearchable }: DataTableProps<Row>['cells'][number]) =>
    isSearchable ?? shownKeys.has(key)
  const hidden = cells.flatMap((cell) => (isSearched(cell) ? [] : cell.key)).join('\n')
  return useWithout(cells, hidden)
}

/**
 * Returns the cells without those in `hideCells`. The array stays the same until either prop
 * changes.
 */
export function useOwnCells<Row extends object>({
  cells,
  hideCells,
}: Pick<DataTableProps<Row>, 'cells' | 'hideCells'>): DataTableProps<Row>['cells'] {
  return useWithout(cells, hideCells?.join('\n') ?? '')
}

function useWithout<Row extends object>(
  cells: DataTableProps<Row>['cells'],
  hidden: string,
): DataTableProps<Row>['cells'] {
  return useMemo(() => {
    const keys = new Set(hidden.split('\n'))
    return cells.filter(({ key }) => !keys.has(key))
  }, [cells, hidden])
}
