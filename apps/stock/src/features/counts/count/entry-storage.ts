import type { CountEntry } from './count-entry.ts'

const prefixOf = (userId: string, countId: string) => `paraphe.stock.count.${userId}.${countId}.`

/** The unanswered entries of one person and count in this browser, each under a key of its own. */
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
          .map((key) => JSON.parse(storage.getItem(key) ?? '') as CountEntry)
          .toSorted((one, other) => one.at - other.at)
      } catch {
        return []
      }
    },
    write(entry) {
      try {
        storage.setItem(prefix + entry.id, JSON.stringify(entry))
      } catch {
        // The entry is still sent; it is only lost if the page is closed before.
      }
    },
    remove(id) {
      try {
        storage.removeItem(prefix + id)
      } catch {
        // Without storage, `write` has stored nothing.
      }
    },
  }
}
