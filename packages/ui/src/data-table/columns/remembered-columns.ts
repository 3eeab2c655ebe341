import type { RememberedColumns } from './column-state.ts'

/** Under this prefix and the table's own key the browser keeps the columns. */
const prefix = 'ph-table:'

/** The browser's storage, or null where it is switched off. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null // A browser that blocks storage throws on the mere access.
  }
}

/** The columns as they were left, as JSON, or null. */
export function readColumns(key: string): string | null {
  return storage()?.getItem(prefix + key) ?? null
}

/** Keeps the columns. */
export function writeColumns(key: string, state: RememberedColumns): void {
  try {
    storage()?.setItem(prefix + key, JSON.stringify(state))
  } catch {
    // A full storage: the columns stay as they are until the page is left.
  }
}
