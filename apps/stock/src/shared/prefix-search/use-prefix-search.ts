import { useTableAddress } from '@org/app-kit/pages'
import { fold, type TableInAddress } from '@org/ui/data-table'

export interface PrefixSearch<Row> {
  /** The search, for the field. */
  search: TableInAddress
  /** The query of the table, which does not search by itself. */
  table: TableInAddress
  /** The words that the rows begin with; empty without a search. */
  words: string
  rows: readonly Row[]
}

/**
 * Searches a list by the beginning of the names, and keeps the search and the table's query in the
 * address. Accents and case do not count.
 */
export function usePrefixSearch<Row extends { name: string }>(
  all: readonly Row[],
): PrefixSearch<Row> {
  const address = useTableAddress()
  const { query, onQueryChange } = address
  const words = query.search.trim()
  const start = fold(words)
  return {
    search: address,
    table: {
      query: { ...query, search: '' },
      onQueryChange: (next, change) =>
        onQueryChange(
          { ...next, search: query.search },
          { of: (newest) => ({ ...(change?.of(newest) ?? next), search: newest.search }) },
        ),
    },
    words,
    rows: start === '' ? all : all.filter(({ name }) => fold(name).startsWith(start)),
  }
}
