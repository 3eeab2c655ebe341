import type { CountEntry } from './count-entry.ts'

const prefixOf = (userId: string, countId: string) => `paraphe.stock.count.${userId}.${countId}.`

/**
 * Parses a stored entry; returns an empty list if it is invalid. An unreadable scan that was stored
 * without a reason loses its problem, so that its code is looked up again and the user is told the
 * result.
 */
function entriesIn(text: string | null): CountEntry[] {
  try {
    const entry = JSON.parse(text ?? '') as CountEntry
    const hasReason = entry.problem?.kind !== 'unreadable' || 'reason' in entry.problem
    return [hasReason ? entry : { ...entry, problem: null }]
  } catch {
    return []
  }
}

/**
 * One person's entries in one count that wait, in this browser, for the server or for the person's
 * answer. Each entry has its own key.
 */
export interface EntryStorage {
  read: () => CountEntry[]
  write: (entry: CountEntry) => void
  remove: (id: string) => void
}

/** Opens the entries of a person and count. A browser that forbids storage keeps nothing. */
export function entryStorage(
  userId: string,
  countId: string,
  storage: Storage = localStorage,
): EntryStorage {
  const prefix = prefixOf(userId, countId)
  return {
    read() {
      try {
        return Object.keys(storage)
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => entriesIn(storage.getItem(key)))
          .toSorted((one, other) => one.at - other.at)
      } catch {
        return []
      }
    },
    write(entry) {
      try {
        storage.setItem(prefix + entry.id, JSON.stringify(entry))
      } catch {
        // The entry is still sent; it is only lost if the page is closed before that.
      }
    },
    remove(id) {
      try {
        storage.removeItem(prefix + id)
      } catch {
        // Nothing to remove: without storage, `write` has stored nothing.
      }
    },
  }
}
