import type { CountEntry, EntryProblem, TypedLot } from './count-entry.ts'
import type { EntryStorage } from './entry-storage.ts'

/** Time after which an unanswered entry is sent again, in ms. */
const retryDelay = 3000

export type SendResult = 'saved' | 'unanswered' | EntryProblem

/** Sends an entry. It may be called again with an entry that the server has already received. */
export type SendEntry = (entry: CountEntry) => Promise<SendResult>

/** The entries that wait for the server or for a person. */
export interface QueueState {
  /** The oldest first. */
  entries: readonly CountEntry[]
  /** True while the server does not answer. */
  isStuck: boolean
}

export interface EntryQueue {
  state: () => QueueState
  subscribe: (listener: () => void) => () => void
  add: (entry: CountEntry) => void
  /**
   * Applies a person's answer to an entry, and sends the entry. Other entries with a pending
   * question about the same line are sent after it without waiting for an answer, because by then
   * this person will have been the last to count the line.
   */
  answer: (id: string, change: Partial<CountEntry>) => void
  /** Stores the lot and expiry that a person is typing for an entry. */
  type: (id: string, typed: TypedLot) => void
  drop: (id: string) => void
  /** Starts sending the entries; returns a function that stops it. */
  start: (send: SendEntry) => () => void
}

/**
 * Creates a queue that sends entries one after another. It keeps each entry in the browser, even
 * across a reload, until the server has counted it or a person has dismissed it.
 */
export function createEntryQueue(storage: EntryStorage): EntryQueue {
  let state: QueueState = { entries: storage.read(), isStuck: false }
  const listeners = new Set<() => void>()
  let isSending = false
  let send: SendEntry | null = null
  const isStopped = () => send === null
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: Partial<QueueState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function change(id: string, values: Partial<CountEntry>): void {
    const entries = state.entries.map((entry) =>
      entry.id === id ? { ...entry, ...values } : entry,
    )
    set({ entries })
    const changed = entries.find((entry) => entry.id === id)
    if (changed) storage.write(changed)
  }

  function drop(id: string): void {
    storage.remove(id)
    set({ entries: state.entries.filter((entry) => entry.id !== id) })
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    if (isSending) return
    isSending = true
    for (;;) {
      const entry = state.entries.find(({ problem }) => problem === null)
      if (!entry || !send) break
      const result = await send(entry).catch((): SendResult => 'unanswered')
      set({ isStuck: result === 'unanswered' })
      if (result === 'unanswered') {
        if (!isStopped()) timer = setTimeout(() => void work(), retryDelay)
        break
      }
      if (result === 'saved') drop(entry.id)
      else change(entry.id, { problem: result })
    }
    isSending = false
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(entry) {
      storage.write(entry)
      set({ entries: [...state.entries, entry] })
      void work()
    },
    answer(id, values) {
      const lineId = askedLine(state.entries.find((entry) => entry.id === id))
      change(id, { ...values, problem: null })
      for (const other of state.entries) {
        if (lineId !== null && askedLine(other) === lineId) change(other.id, { problem: null })
      }
      void work()
    },
    type: (id, typed) => change(id, { typed }),
    drop,
    start(sender) {
      send = sender
      void work()
      return () => {
        send = null
        clearTimeout(timer)
      }
    },
  }
}

/** Returns the id of the line that an entry asks about; null if it asks about no line. */
const askedLine = (entry: CountEntry | undefined) =>
  entry?.problem?.kind === 'counted' ? entry.problem.line.id : null
