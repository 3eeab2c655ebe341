import type { CountEntry, EntryProblem } from './count-entry.ts'
import type { EntryStorage } from './entry-storage.ts'

/** Time after which an unanswered entry is sent again, in ms. */
const retryDelay = 3000

export type SendResult = 'saved' | 'unanswered' | EntryProblem

/** Sends an entry. It may be called again with an entry that has arrived already. */
export type SendEntry = (entry: CountEntry) => Promise<SendResult>

/** Entries that wait for the server or for a person, oldest first. */
export interface EntryQueue {
  entries: () => readonly CountEntry[]
  subscribe: (listener: () => void) => () => void
  add: (entry: CountEntry) => void
  /** Changes an entry that waits for a person, and sends it. */
  answer: (id: string, change: Partial<CountEntry>) => void
  drop: (id: string) => void
  /** Sends the entries; returns a function that stops. */
  start: (send: SendEntry) => () => void
}

/**
 * Sends entries one after another. Each is kept in the browser until the server has answered, also over
 * a reload.
 */
export function createEntryQueue(storage: EntryStorage): EntryQueue {
  let entries: readonly CountEntry[] = storage.read()
  const listeners = new Set<() => void>()
  let isSending = false
  let send: SendEntry | null = null
  const isStopped = () => send === null
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: readonly CountEntry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function change(id: string, values: Partial<CountEntry>): void {
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)))
    const changed = entries.find((entry) => entry.id === id)
    if (changed) storage.write(changed)
  }

  function drop(id: string): void {
    storage.remove(id)
    set(entries.filter((entry) => entry.id !== id))
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    if (isSending) return
    isSending = true
    for (;;) {
      const entry = entries.find(({ problem }) => problem === null)
      if (!entry || !send) break
      const result = await send(entry).catch((): SendResult => 'unanswered')
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
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(entry) {
      storage.write(entry)
      set([...entries, entry])
      void work()
    },
    answer(id, values) {
      change(id, { ...values, problem: null })
      void work()
    },
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
