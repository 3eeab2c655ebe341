'use client'
import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { QueryChange, TableQuery } from '../query/query.ts'
import { readTableQuery, writeTableQuery } from './query-params.ts'

/**
 * The address's parameters and a function that replaces them, both from the application's router.
 */
export interface TableAddress {
  params: URLSearchParams
  /** Sets the parameters and replaces the current history entry. */
  replace: (params: URLSearchParams) => void
}

/** The two props that keep a `DataTable` in sync with the address bar. */
export interface TableInAddress {
  query: TableQuery
  /** Applies `change` to the latest query, even if the address does not contain it yet. */
  onQueryChange: (query: TableQuery, change?: QueryChange) => void
}

/**
 * How long to wait for the address to change, in milliseconds. After that, the router is assumed to
 * have rejected the change, for example by blocking navigation.
 */
const longestWait = 3000

/**
 * Event dispatched when a table changes the address without a router, so that all tables on the
 * page update.
 */
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
 * Keeps a table's search, filters, sorting and page in the address bar, so that a link or a reload
 * shows the same rows: `<DataTable {...useTableInAddress()} …/>`. By default it uses the browser's
 * address; an application with a router passes the router's as `address`. `prefix` (`team.`)
 * separates several tables on one page. On a server the query is empty.
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
  /** Changes passed to the router that the address does not contain yet, oldest first. */
  const pending = useRef<readonly { text: string; since: number }[]>([])
  useLayoutEffect(() => {
    const at = pending.current.findLastIndex((sent) => sent.text === text)
    // An address that was set elsewhere, by a link or the back button, discards all pending
    // changes.
    pending.current = at === -1 ? [] : pending.current.slice(at + 1)
  }, [text])

  const onQueryChange = useCallback(
    (next: TableQuery, change?: QueryChange) => {
      const now = performance.now()
      const awaited = pending.current.filter(({ since }) => now - since < longestWait)
      const newest = new URLSearchParams(awaited.at(-1)?.text ?? text)
      const query = change ? change.of(readTableQuery(newest, prefix)) : next
      const written = writeTableQuery(newest, query, prefix)
      pending.current = [...awaited, { text: written.toString(), since: now }]
      replace(written)
    },
    [replace, text, prefix],
  )
  return { query, onQueryChange }
}
