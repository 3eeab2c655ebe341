import { useTableAddress } from '@org/app-kit/pages'
import { fold, type TableInAddress } from '@org/ui/data-table'
import { useMemo } from 'react'

export interface PrefixSearch<Row> {
  /**
   * The state to pass to the table. The table itself searches for the words anywhere in a row, so
   * it hides none of `rows`.
   */
  table: TableInAddress
  /** The text with which the names must begin; empty without a search. */
  words: string
  rows: readonly Row[]
}

/**
 * Searches a list by the beginning of the names, and keeps the table's query in the address.
 * Accents and case do not count.
 */
export function usePrefixSearch<Row extends { name: string }>(
  all: readonly Row[],
): PrefixSearch<Row> {
  const table = useTableAddress()
  const words = table.query.search.trim()
  const rows = useMemo(() => {
    const start = fold(words)
    return start === '' ? all : all.filter(({ name }) => fold(name).startsWith(start))
  }, [all, words])
  return { table, words, rows }
}
