import { draftKey, draftPaths, draftStorages } from '@org/app-kit'
import { type BookingKind, type BookingList, emptyBooking, isEmptyBooking } from './booking-list.ts'
import { parseBooking } from './stored-booking.ts'

/** Identifies a list: its owner, its centre, and whether it adds or removes units. */
export interface BookingPlace {
  userId: string
  centreId: string
  kind: BookingKind
}

/** A list in this browser, which all its tabs share. */
export interface BookingStore {
  read: () => BookingList
  /**
   * Changes the newest version of the list, even if another tab has stored it, and stores the
   * result immediately.
   */
  change: (change: (list: BookingList) => BookingList) => void
  /**
   * Calls back after each change that is made through this store or in another tab; returns a
   * function that unsubscribes.
   */
  subscribe: (callback: () => void) => () => void
}

/** Returns the centres and kinds of a person's unbooked lists in this browser. */
export function keptBookings(userId: string): Omit<BookingPlace, 'userId'>[] {
  const storages = draftStorages()
  if (!storages) return []
  return draftPaths(storages, { name: 'booking', ownerId: userId }).flatMap(([centreId, kind]) =>
    centreId !== undefined && (kind === 'add' || kind === 'remove') ? [{ centreId, kind }] : [],
  )
}

/** Opens a list, which lasts until it is empty or its owner signs out. */
export function openBookingStore({ userId, centreId, kind }: BookingPlace): BookingStore {
  const key = draftKey('booking', { ownerId: userId, path: [centreId, kind] })
  const kept = draftStorages()?.kept ?? null
  const callbacks = new Set<() => void>()
  let text: string | null = null
  let list = emptyBooking
  let isStored = kept !== null

  function read(): BookingList {
    const newest = kept && isStored ? kept.getItem(key) : text
    if (newest !== text) {
      text = newest
      list = parseBooking(newest) ?? emptyBooking
    }
    return list
  }

  /** Stores the list. If the storage is full, the list lasts only as long as this page. */
  function store(next: BookingList): void {
    text = isEmptyBooking(next) ? null : JSON.stringify(next)
    list = next
    if (!kept) return
    try {
      if (text === null) kept.removeItem(key)
      else kept.setItem(key, text)
      isStored = true
    } catch (error) {
      console.error(error)
      isStored = false
    }
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callbacks.forEach((callback) => callback())
  }

  return {
    read,
    change(change) {
      store(change(read()))
      callbacks.forEach((callback) => callback())
    },
    subscribe(callback) {
      if (callbacks.size === 0) window.addEventListener('storage', onStorage)
      callbacks.add(callback)
      return () => {
        callbacks.delete(callback)
        if (callbacks.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
