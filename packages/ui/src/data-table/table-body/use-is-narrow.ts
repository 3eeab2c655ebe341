'use client'
import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../theme/tokens.ts'

const query = `(max-width: ${breakpoints.tablet - 0.02}px)`

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether rows are shown as cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
