import { readMediaList, type MediaItem } from '../network/video-item.ts'

/** The key required by specification 2, section 7. */
const cacheKey = 'localstorage-cache'

interface Cached {
  userId: string
  data: readonly MediaItem[]
}

/** Caches the user's list of posts in this browser. If the storage is full, nothing is cached. */
export function cacheMedia(userId: string, data: readonly MediaItem[]): void {
  try {
    localStorage.setItem(cacheKey, JSON.stringify({ userId, data } satisfies Cached))
  } catch {
    // If storage is full or blocked, the next visit requests the list from the network.
    clearMediaCache()
  }
}

/** Clears the list, for example on sign-out. */
export function clearMediaCache(): void {
  try {
    localStorage.removeItem(cacheKey)
  } catch {
    // If storage is blocked, nothing was cached.
  }
}

function readCached(): Partial<Cached> | null {
  try {
    return Object(JSON.parse(localStorage.getItem(cacheKey) ?? 'null')) as Partial<Cached>
  } catch {
    return null
  }
}

/**
 * Reads the user's cached list; null if there is none. Another user's list is deleted, never
 * returned.
 */
export function cachedMedia(userId: string): MediaItem[] | null {
  const cached = readCached()
  if (cached && cached.userId === userId && Array.isArray(cached.data)) return readMediaList(cached)
  clearMediaCache()
  return null
}
