import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { AddressProvider, type NavigateOptions } from './address.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * Returns the position in the history. It is stored in `history.state.idx`, where React Router
 * expects it, because the product's router takes over later.
 */
const position = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

function navigate(href: string, { replace = false }: NavigateOptions = {}): void {
  const idx = position()
  const current = { ...(history.state as object | null), idx }
  history.replaceState(current, '', replace ? href : null)
  if (!replace) history.pushState({ idx: idx + 1 }, '', href)
  for (const listener of listeners) listener()
}

const readPath = () => location.pathname
const readSearch = () => location.search

/** Provides the browser's address on pages that render before a router is loaded. */
export function BrowserAddress({ children }: { children: ReactNode }): ReactNode {
  const pathname = useSyncExternalStore(subscribe, readPath)
  const search = useSyncExternalStore(subscribe, readSearch)
  const address = useMemo(() => ({ pathname, search, navigate }), [pathname, search])
  return <AddressProvider value={address}>{children}</AddressProvider>
}
