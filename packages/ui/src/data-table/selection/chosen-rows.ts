import type { TableQuery } from '../query/query.ts'
import type { SourceState } from '../source/table-source.ts'
import { chosenCount, isChosen, type ChosenRows, type TableSelection } from './selection.ts'

interface Known<Row> {
  source: Pick<SourceState<Row>, 'rows' | 'all' | 'matching'>
  count: number
  getRowId: (row: Row) => string
  query: TableQuery
  clear: () => void
}

/**
 * How many rows are selected: as many as are handed over. Of all that match on a server none are until
 * it has said how many these are.
 */
export function countChosen<Row>(
  selection: TableSelection,
  {
    all,
    matching,
    total,
    isBehind,
  }: Pick<SourceState<Row>, 'all' | 'matching' | 'total' | 'isBehind'>,
): number {
  if (!selection.isAll || !isBehind) return chosenCount(selection, total)
  return all ? chosenCount(selection, matching().length) : 0
}

/** The selected rows as bulk actions get them. */
export function chosenRows<Row>(
  selection: TableSelection,
  { source, count, getRowId, query, clear }: Known<Row>,
): ChosenRows<Row> {
  // A single row stays selected when another search hides it; all are those that match.
  const rows = selection.isAll ? source.matching() : (source.all ?? source.rows)
  const chosen = rows.filter((row) => isChosen(selection, getRowId(row)))
  return {
    count,
    isAll: selection.isAll,
    ids: selection.isAll ? chosen.map(getRowId) : [...selection.ids],
    except: selection.isAll ? [...selection.ids] : [],
    query,
    rows: chosen,
    clear,
  }
}
