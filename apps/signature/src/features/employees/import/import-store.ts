import { openSharedDraft } from '@org/app-kit'
import { clear, createStore, get, set } from 'idb-keyval'
import { type ImportProgress, type KeptRows, withProgress } from './import-state.ts'

const store = createStore('paraphe-import', 'kept')

/** An unfinished import in this browser. */
export interface StoredImport extends KeptRows {
  /** The account that started it. */
  ownerId: string
}

interface StoredProgress {
  /** Version of the rows that the progress belongs to. */
  version: string
  progress: ImportProgress
}

/** Returns the part of a stored import that changes with every batch. */
export function progressOf({
  queue,
  batch,
  created,
  updated,
  unchanged,
}: KeptRows): ImportProgress {
  const sent = batch && { key: batch.key, count: batch.rows.length }
  return { left: queue.length + (sent?.count ?? 0), sent, created, updated, unchanged }
}

/**
 * Opens one tab's view of the unfinished import in this browser (IndexedDB). The import survives a
 * reload, and every tab shows it. The rows are written when they change. While they are being sent,
 * only the progress is written; otherwise, each batch would write thousands of rows.
 */
export function openImport() {
  const rows = openSharedDraft<StoredImport>({
    store,
    key: 'import',
    stashKey: 'paraphe.import',
    complete: (stored) => stored as StoredImport,
    isSame: () => false,
  })
  const writeProgress = (progress: ImportProgress): Promise<void> => {
    const version = rows.version()
    return version === null
      ? Promise.resolve()
      : set('progress', { version, progress } satisfies StoredProgress, store)
  }
  return {
    version: rows.version,
    write: async (stored: StoredImport): Promise<void> => {
      const queue = [...(stored.batch?.rows ?? []), ...stored.queue]
      await rows.overwrite({ ...stored, queue, batch: null })
      await writeProgress(progressOf(stored))
    },
    writeProgress,
    /** Reads the stored import without its completed rows; null if none is stored. */
    read: async (): Promise<StoredImport | null> => {
      const stored = await rows.read()
      const kept = await get<StoredProgress>('progress', store)
      if (!stored) return null
      return kept?.version === rows.version() ? withProgress(stored, kept.progress) : stored
    },
    /**
     * Whether this tab has read or written the stored version. If not, another tab may have changed
     * or ended the import.
     */
    isCurrent: async (): Promise<boolean> => (await rows.peek())?.isSeen === true,
    remove: rows.remove,
  }
}

/** Deletes the import stored in this browser. */
export const clearImport = (): Promise<void> => clear(store)
