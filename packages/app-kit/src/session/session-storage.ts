/** What identifies a signed-in person (specification 1, section 3, "Auth data"). */
export interface Auth {
  access_token: string
  user_id: string
  organisation_id: string
}

/** Keeps the session between visits and tells about changes made in other tabs. */
export interface SessionStorage {
  read: () => Auth | null
  write: (auth: Auth) => void
  clear: () => void
  /** Calls back with the session that another tab wrote, or null when it signed out. */
  subscribe: (onChange: (auth: Auth | null) => void) => () => void
}

const key = 'paraphe.session'

function parseAuth(text: string | null): Auth | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { access_token, user_id, organisation_id } = value as Record<string, unknown>
    if (typeof access_token !== 'string' || typeof user_id !== 'string') return null
    if (typeof organisation_id !== 'string') return null
    return { access_token, user_id, organisation_id }
  } catch {
    return null
  }
}

/** The session in `localStorage`, shared by all tabs of this origin. */
export function localSessionStorage(window: Window): SessionStorage {
  const storage = window.localStorage
  return {
    read: () => parseAuth(storage.getItem(key)),
    write: (auth) => storage.setItem(key, JSON.stringify(auth)),
    clear: () => storage.removeItem(key),
    subscribe(onChange) {
      const listener = (event: StorageEvent) => {
        if (event.storageArea === storage && (event.key === key || event.key === null)) {
          onChange(parseAuth(storage.getItem(key)))
        }
      }
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  }
}

/** A session that lives as long as the page: stories and tests. */
export function memorySessionStorage(initial: Auth | null = null): SessionStorage {
  let current = initial
  const listeners = new Set<(auth: Auth | null) => void>()
  return {
    read: () => current,
    write: (auth) => {
      current = auth
    },
    clear: () => {
      current = null
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
