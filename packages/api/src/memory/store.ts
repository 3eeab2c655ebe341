import { copyState, type MemoryState } from './state.ts'

/** The state that repositories use: the shared one, or a transaction's copy. */
export interface Store {
  state: MemoryState
  /** Runs a write when no other write is running. */
  write<T>(work: () => T): Promise<T>
}

export interface SharedStore extends Store {
  /** Runs `work` on a copy, which becomes the state when `work` resolves. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>
}

/** Creates a store with one writer at a time, where readers see committed rows only. */
export function sharedStore(initial: MemoryState): SharedStore {
  let last: Promise<unknown> = Promise.resolve()
  const alone = <T>(work: () => T | Promise<T>): Promise<T> => {
    const result = last.then(work)
    // The next writer waits for this one, even if it fails.
    last = result.catch(() => undefined)
    return result
  }
  const store: SharedStore = {
    state: initial,
    write: (work) => alone(work),
    transaction: (work) =>
      alone(async () => {
        const draft: Store = {
          state: copyState(store.state),
          write: async (write) => write(),
        }
        const result = await work(draft)
        store.state = draft.state
        return result
      }),
  }
  return store
}
