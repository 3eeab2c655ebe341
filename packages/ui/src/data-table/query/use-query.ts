'use client'
import { useState } from 'react'
import { emptyQuery, type TableQuery } from './query.ts'
import type { TableSorting } from './sorting.ts'

interface QueryOptions {
  query?: TableQuery | undefined
  onQueryChange?: ((query: TableQuery) => void) | undefined
  defaultSorting?: readonly TableSorting[] | undefined
}

/** The query of a table, held by the table or by what is around it. */
export function useQuery({
  query,
  onQueryChange,
  defaultSorting,
}: QueryOptions): [TableQuery, (query: TableQuery) => void] {
  const [own, setOwn] = useState<TableQuery>(() =>
    defaultSorting ? { ...emptyQuery, sorting: defaultSorting } : emptyQuery,
  )
  const change = (next: TableQuery) => {
    if (query === undefined) setOwn(next)
    onQueryChange?.(next)
  }
  return [query ?? own, change]
}
