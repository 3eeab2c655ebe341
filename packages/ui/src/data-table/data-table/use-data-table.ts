'use client'
import { useMemo } from 'react'
import { useLocaleTag } from '../../locale/index.ts'
import type { TableColumns } from '../columns/column-types.ts'
import { useColumns } from '../columns/use-columns.ts'
import { changeQuery, isNarrowed, type TableQuery } from '../query/query.ts'
import type { Wording } from '../query/wording.ts'
import { useQuery } from '../query/use-query.ts'
import { chosenRows } from '../selection/chosen-rows.ts'
import type { ChosenRows } from '../selection/selection.ts'
import { useSelection, type SelectionControl } from '../selection/use-selection.ts'
import type { SourceState } from '../source/table-source.ts'
import { useRows } from '../source/use-rows.ts'
import type { TableLabels } from '../table.labels.ts'
import type { DataTableProps } from './data-table.types.ts'

/** Everything that a table holds while it is shown. */
export interface TableState<Row extends object> {
  query: TableQuery
  setQuery: (query: TableQuery) => void
  /** Changes the query; anything but a turn of the page leads to the first page. */
  change: (change: Partial<TableQuery>) => void
  columns: TableColumns<Row>
  source: SourceState<Row>
  selection: SelectionControl
  chosen: () => ChosenRows<Row>
  /** Neither rows nor anything that could still bring some. */
  isNothing: boolean
  /** There is nothing at all, and not because of a search or a filter. */
  isEmpty: boolean
}

/** What the state depends on. */
type StateProps<Row extends object> = Pick<
  DataTableProps<Row>,
  | 'cells'
  | 'getRowId'
  | 'rows'
  | 'load'
  | 'amend'
  | 'rememberAs'
  | 'isPaged'
  | 'isLoading'
  | 'error'
  | 'onRetry'
  | 'query'
  | 'onQueryChange'
  | 'defaultSorting'
> & { labels: TableLabels }

/** Query, columns, rows and selection of one table. */
export function useDataTable<Row extends object>(props: StateProps<Row>): TableState<Row> {
  const { cells, getRowId, rememberAs, isPaged = true, isLoading = false } = props
  const [query, setQuery] = useQuery(props)
  const columns = useColumns(cells, rememberAs)
  const wording = useWording(props.labels)
  const source = useRows({ ...props, query, onQueryChange: setQuery, isPaged, isLoading, wording })
  const selection = useSelection(source, getRowId, query)
  const isNothing = source.total === 0 && !source.isLoading && source.error === null
  return {
    query,
    setQuery,
    change: (next) => setQuery(changeQuery(query, next)),
    columns,
    source,
    selection,
    chosen: () =>
      chosenRows(selection.selection, {
        source,
        getRowId,
        query,
        clear: selection.clear,
      }),
    isNothing,
    isEmpty: isNothing && !isNarrowed(query),
  }
}

/** How values are written, the same object as long as it says the same. */
function useWording({ yes, no }: TableLabels): Wording {
  const locale = useLocaleTag()
  return useMemo(() => ({ locale, yes, no }), [locale, yes, no])
}

/** The cells but the hidden ones, the same array as long as these are the same. */
export function useOwnCells<Row extends object>({
  cells,
  hideCells,
}: Pick<DataTableProps<Row>, 'cells' | 'hideCells'>): DataTableProps<Row>['cells'] {
  const hidden = hideCells?.join('\n') ?? ''
  return useMemo(() => {
    const keys = new Set(hidden.split('\n'))
    return cells.filter(({ key }) => !keys.has(key))
  }, [cells, hidden])
}
