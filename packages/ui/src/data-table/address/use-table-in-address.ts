'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { TableQuery } from '../query/query.ts'
import { readTableQuery, writeTableQuery } from './query-params.ts'

/** The parameters of the address and how they are replaced, from the router of the product. */
export interface TableAddress {
  params: URLSearchParams
  /** Takes the place of the current entry in the history. */
  replace: (params: URLSearchParams) => void
}

/** The two props that tie a `DataTable` to the address bar. */
export interface TableInAddress {
  query: TableQuery
  onQueryChange: (query: TableQuery) => void
}

/** Tells the tables of a page without a router that one of them has changed the address. */
const replaced = 'ph-address-replaced'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(replaced, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(replaced, onChange)
  }
}

function replaceInWindow(params: URLSearchParams): void {
  const text = params.toString()
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname + (text && `?${text}`) + hash)
  window.dispatchEvent(new Event(replaced))
}

/**
 * Keeps a table's search, filters, order and page in the address bar, so that a link or a reload
 * shows the same rows: `<DataTable {...useTableInAddress()} …/>`. Without `address` it uses the
 * browser's own; a product with a router gives the router's. `prefix` (`team.`) keeps the tables
 * of one page apart. On a server the table is fresh.
 */
export function useTableInAddress({
  prefix = '',
  address,
}: { prefix?: string | undefined; address?: TableAddress | undefined } = {}): TableInAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const text = address ? address.params.toString() : search
  const replace = address?.replace ?? replaceInWindow
  const query = useMemo(() => readTableQuery(new URLSearchParams(text), prefix), [text, prefix])
  const onQueryChange = useCallback(
    (next: TableQuery) => replace(writeTableQuery(new URLSearchParams(text), next, prefix)),
    [replace, text, prefix],
  )
  return { query, onQueryChange }
}
