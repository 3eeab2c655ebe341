import { readMediaList, type MediaItem } from '../network/video-item.ts'

/** The key that specification 2, section 7, names. */
const cacheKey = 'localstorage-cache'

interface Cached {
  userId: string
  data: readonly MediaItem[]
}

/** Keeps the list of posts in this browser for that user. A full storage keeps nothing. */
export function cacheMedia(userId: string, data: readonly MediaItem[]): void {
  try {
    localStorage.setItem(cacheKey, JSON.stringify({ userId, data } satisfies Cached))
  } catch {
    // Without room, or where storage is forbidden, the next opening asks the network first.
    clearMediaCache()
  }
}

/** Clears the list, for example on sign-out. */
export function clearMediaCache(): void {
  try {
    localStorage.removeItem(cacheKey)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

function readCached(): Partial<Cached> | null {
  try {
    return Object(JSON.parse(localStorage.getItem(cacheKey) ?? 'null')) as Partial<Cached>
  } catch {
    return null
  }
}

/** The list that was kept for that user, or null. Another user's list is erased and never shown. */
export function cachedMedia(userId: string): MediaItem[] | null {
  const cached = readCached()
  if (cached && cached.userId === userId && Array.isArray(cached.data)) return readMediaList(cached)
  clearMediaCache()
  return null
}
