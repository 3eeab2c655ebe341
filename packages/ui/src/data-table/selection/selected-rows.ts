import type { TableQuery } from '../query/query.ts'
import type { SourceState } from '../source/table-source.ts'
import { selectedCount, isSelected, type SelectedRows, type TableSelection } from './selection.ts'

interface Known<Row> {
  source: Pick<SourceState<Row>, 'rows' | 'all' | 'matching'>
  count: number
  getRowId: (row: Row) => string
  query: TableQuery
  clear: () => void
}

/**
 * Returns the number of selected rows that bulk actions receive. If all matching rows of a server
 * are selected, the number is 0 until the server has counted them.
 */
export function countSelected<Row>(
  selection: TableSelection,
  {
    all,
    matching,
    total,
    isBehind,
  }: Pick<SourceState<Row>, 'all' | 'matching' | 'total' | 'isBehind'>,
): number {
  if (!selection.isAll || !isBehind) return selectedCount(selection, total)
  return all ? selectedCount(selection, matching().length) : 0
}

/** Returns the selected rows as passed to bulk actions. */
export function selectedRows<Row>(
  selection: TableSelection,
  { source, count, getRowId, query, clear }: Known<Row>,
): SelectedRows<Row> {
  // Individually selected rows stay selected if a search hides them; `isAll` covers only matching
  // ones.
  const rows = selection.isAll ? source.matching() : (source.all ?? source.rows)
  const selected = rows.filter((row) => isSelected(selection, getRowId(row)))
  return {
    count,
    isAll: selection.isAll,
    ids: selection.isAll ? selected.map(getRowId) : [...selection.ids],
    except: selection.isAll ? [...selection.ids] : [],
    query,
    rows: selected,
    clear,
  }
}
