import type { TableQuery } from '../query/query.ts'
import type { SourceState } from '../source/table-source.ts'
import { chosenCount, isChosen, type ChosenRows, type TableSelection } from './selection.ts'

interface Known<Row> {
  source: Pick<SourceState<Row>, 'rows' | 'all' | 'matching' | 'total'>
  getRowId: (row: Row) => string
  query: TableQuery
  clear: () => void
}

/** The chosen rows as bulk actions get them. */
export function chosenRows<Row>(
  selection: TableSelection,
  { source, getRowId, query, clear }: Known<Row>,
): ChosenRows<Row> {
  // A single row stays chosen when another search hides it; all are those that match.
  const rows = selection.isAll ? source.matching() : (source.all ?? source.rows)
  const chosen = rows.filter((row) => isChosen(selection, getRowId(row)))
  return {
    count: chosenCount(selection, source.total),
    isAll: selection.isAll,
    ids: selection.isAll ? chosen.map(getRowId) : [...selection.ids],
    except: selection.isAll ? [...selection.ids] : [],
    query,
    rows: chosen,
    clear,
  }
}
