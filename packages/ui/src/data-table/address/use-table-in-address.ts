'use client'
import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { QueryChange, TableQuery } from '../query/query.ts'
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
  /** With `change` from the newest query there is, also where the address does not hold it yet. */
  onQueryChange: (query: TableQuery, change?: QueryChange) => void
}

/** Milliseconds after which an address has not been late but refused, as where a page is not left. */
const longestWait = 3000

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
  /** Handed to the router and not yet seen in the address, the oldest first. */
  const underWay = useRef<readonly { text: string; since: number }[]>([])
  useLayoutEffect(() => {
    const at = underWay.current.findLastIndex((sent) => sent.text === text)
    // An address set elsewhere, by a link or the back button, resets the table to it.
    underWay.current = at === -1 ? [] : underWay.current.slice(at + 1)
  }, [text])

  const onQueryChange = useCallback(
    (next: TableQuery, change?: QueryChange) => {
      const now = performance.now()
      const awaited = underWay.current.filter(({ since }) => now - since < longestWait)
      const newest = new URLSearchParams(awaited.at(-1)?.text ?? text)
      const query = change ? change.of(readTableQuery(newest, prefix)) : next
      const written = writeTableQuery(newest, query, prefix)
      underWay.current = [...awaited, { text: written.toString(), since: now }]
      replace(written)
    },
    [replace, text, prefix],
  )
  return { query, onQueryChange }
}
