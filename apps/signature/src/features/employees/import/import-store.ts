import { clear, createStore, getMany, set, setMany } from 'idb-keyval'
import type { ImportProgress } from './import-slice.ts'
import type { KeptRows } from './import-state.ts'

const store = createStore('paraphe-import', 'kept')

/** An import as it was when its rows were last looked at. */
export interface KeptImport extends KeptRows {
  /** Whose import it is. */
  ownerId: string
  /** Another one with each `write`: tells a tab that another one has changed the rows. */
  stamp: string
}

/** What of a kept import changes with every batch. */
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
 * What this browser keeps of an import (IndexedDB), so that a reload loses nothing and every tab shows
 * it. The rows are written when they change; while they are created, only how far they are: thousands
 * of rows would be written again with every batch.
 */
export const importStore = {
  write: (kept: KeptImport): Promise<void> => {
    const queue = [...(kept.batch?.rows ?? []), ...kept.queue]
    return setMany(
      [
        ['import', { ...kept, queue, batch: null } satisfies KeptImport],
        ['progress', progressOf(kept)],
      ],
      store,
    )
  },
  /** Rows are done in their order: those that are left are the last of the queue. */
  writeProgress: (progress: ImportProgress): Promise<void> => set('progress', progress, store),
  /** The import without the rows that are done; null where none is kept. */
  read: async (): Promise<KeptImport | null> => {
    const [kept, progress] = (await getMany(['import', 'progress'], store)) as [
      KeptImport | undefined,
      ImportProgress | undefined,
    ]
    if (!kept || !progress) return null
    const { left, sent, ...counts } = progress
    const rows = kept.queue.slice(kept.queue.length - left)
    const count = sent?.count ?? 0
    const batch = sent && { key: sent.key, rows: rows.slice(0, count) }
    return { ...kept, ...counts, batch, queue: rows.slice(count) }
  },
  clear: (): Promise<void> => clear(store),
}
