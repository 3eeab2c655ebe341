import { isSeparator } from '@org/api/stock'
import { useSyncExternalStore } from 'react'

const key = 'paraphe.stock.fnc1'
const listeners = new Set<() => void>()

/** What this browser's scanner sends for FNC1; an empty text if it sends FNC1 itself. */
export function readSeparator(): string {
  try {
    const text = localStorage.getItem(key) ?? ''
    return isSeparator(text) ? text : ''
  } catch {
    // A private window may have no storage.
    return ''
  }
}

/** Keeps the setting for all pages of this browser; does nothing where it has no storage. */
export function writeSeparator(text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Sent by the other tabs.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the setting, also when it changes. */
export const useSeparator = (): string => useSyncExternalStore(subscribe, readSeparator)
