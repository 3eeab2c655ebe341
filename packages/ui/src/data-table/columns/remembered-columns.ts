import type { RememberedColumns } from './column-state.ts'

/** Prefix of the storage keys. */
const prefix = 'ph-table:'

/** Returns the browser's storage; null if it is disabled. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null // A browser that blocks storage throws on mere access.
  }
}

/** Reads the stored columns as JSON; null if there are none. */
export function readColumns(key: string): string | null {
  return storage()?.getItem(prefix + key) ?? null
}

/** Stores the columns. */
export function writeColumns(key: string, state: RememberedColumns): void {
  try {
    storage()?.setItem(prefix + key, JSON.stringify(state))
  } catch {
    // The storage is full: the changes last until the page is left.
  }
}
