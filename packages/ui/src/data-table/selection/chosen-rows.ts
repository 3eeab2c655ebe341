import type { TableQuery } from '../query/query.ts'
import { chosenCount, isChosen, type ChosenRows, type TableSelection } from './selection.ts'

interface Known<Row> {
  /** The rows that are loaded: all of them, or a server's page. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  total: number
  query: TableQuery
  clear: () => void
}

/** The chosen rows as bulk actions get them. */
export function chosenRows<Row>(
  selection: TableSelection,
  { rows, getRowId, total, query, clear }: Known<Row>,
): ChosenRows<Row> {
  const chosen = rows.filter((row) => isChosen(selection, getRowId(row)))
  return {
    count: chosenCount(selection, total),
    isAll: selection.isAll,
    ids: selection.isAll ? chosen.map(getRowId) : [...selection.ids],
    except: selection.isAll ? [...selection.ids] : [],
    query,
    rows: chosen,
    clear,
  }
}
