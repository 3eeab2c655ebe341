'use client'
import { useState } from 'react'
import { emptyQuery, type QueryChange, type TableQuery } from './query.ts'
import type { TableSorting } from './sorting.ts'

interface QueryOptions {
  query?: TableQuery | undefined
  onQueryChange?: ((query: TableQuery, change: QueryChange) => void) | undefined
  defaultSorting?: readonly TableSorting[] | undefined
}

/** Manages the query of a table, controlled or in local state. */
export function useQuery({
  query,
  onQueryChange,
  defaultSorting,
}: QueryOptions): [TableQuery, (of: QueryChange['of']) => void] {
  const [own, setOwn] = useState<TableQuery>(() =>
    defaultSorting ? { ...emptyQuery, sorting: defaultSorting } : emptyQuery,
  )
  const change = (of: QueryChange['of']) => {
    if (query === undefined) setOwn(of)
    // The parent component also gets the change as a function, because it may not have applied the
    // previous change yet, or may have rejected it.
    onQueryChange?.(of(query ?? own), { of })
  }
  return [query ?? own, change]
}
