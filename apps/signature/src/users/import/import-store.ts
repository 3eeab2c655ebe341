import { clear, createStore, getMany, set, setMany } from 'idb-keyval'
import type { ImportPlan } from './import-slice.ts'

const store = createStore('paraphe-user-import', 'kept')

/** An import as it was when its rows were last looked at. */
export interface KeptImport extends ImportPlan {
  /** Whose import it is. */
  ownerId: string
  /** Employees that were created until then. */
  created: number
  /** Another one with each `write`: tells a tab that another one has gone on. */
  stamp: string
}

/** How far the rows of the last `write` have come. */
interface Progress {
  /** Line of the row that was created last; null: none since `write`. */
  line: number | null
  created: number
}

/**
 * What this browser keeps of an import (IndexedDB), so that a reload loses nothing. The rows are
 * written when they change; while they are created, only how far they are: thousands of rows would
 * be written thousands of times.
 */
export const importStore = {
  write: (kept: KeptImport): Promise<void> =>
    setMany(
      [
        ['import', kept],
        ['progress', { line: null, created: kept.created } satisfies Progress],
      ],
      store,
    ),
  /** Rows are created in their order: with this one all before it are done. */
  writeProgress: (line: number, created: number): Promise<void> =>
    set('progress', { line, created } satisfies Progress, store),
  /** The import without the rows that are done; null where none is kept. */
  read: async (): Promise<KeptImport | null> => {
    const [kept, progress] = (await getMany(['import', 'progress'], store)) as [
      KeptImport | undefined,
      Progress | undefined,
    ]
    if (!kept || !progress) return null
    const done = kept.queue.findIndex(({ line }) => line === progress.line)
    return { ...kept, queue: kept.queue.slice(done + 1), created: progress.created }
  },
  clear: (): Promise<void> => clear(store),
}
