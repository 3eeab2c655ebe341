import type { SessionEndReason } from './session-slice.ts'

/** Data that identifies a signed-in user (specification 1, section 3, "Auth data"). */
export interface Auth {
  access_token: string
  user_id: string
  organisation_id: string
}

/**
 * A change made in another tab: the tab opened the session in `auth`, or its session was ended by
 * the server (`expired`) or by the user (`other-tab`).
 */
export type SessionChange = { auth: Auth } | { auth: null; reason: 'expired' | 'other-tab' }

/** Stores the session between visits and reports changes made in other tabs. */
export interface SessionStorage {
  read: () => Auth | null
  write: (auth: Auth) => void
  /**
   * Removes the session, and passes on the reason. Other tabs keep unsaved work only after
   * `expired`.
   */
  clear: (reason: SessionEndReason) => void
  /** Calls back with session changes of other tabs. */
  subscribe: (onChange: (change: SessionChange) => void) => () => void
}

const key = 'paraphe.session'
const expired = JSON.stringify({ ended: 'expired' })

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

function parseChange(text: string | null): SessionChange {
  const auth = parseAuth(text)
  return auth ? { auth } : { auth, reason: text === expired ? 'expired' : 'other-tab' }
}

/** Keeps the session in `localStorage`, shared by all tabs of this origin. */
export function localSessionStorage(window: Window): SessionStorage {
  const storage = window.localStorage
  return {
    read: () => parseAuth(storage.getItem(key)),
    write: (auth) => storage.setItem(key, JSON.stringify(auth)),
    clear(reason) {
      if (reason === 'expired') storage.setItem(key, expired)
      else storage.removeItem(key)
    },
    subscribe(onChange) {
      const listener = (event: StorageEvent) => {
        if (event.storageArea === storage && (event.key === key || event.key === null)) {
          onChange(parseChange(storage.getItem(key)))
        }
      }
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  }
}

/**
 * Creates in-memory session storage for several tabs. Each call of the returned function opens a
 * tab.
 */
export function memoryTabs(initial: Auth | null = null): () => SessionStorage {
  let current = initial && JSON.stringify(initial)
  const listeners = new Map<(change: SessionChange) => void, object>()
  return () => {
    const tab = {}
    const store = (text: string | null) => {
      // As in a browser, writing an unchanged value triggers no event.
      if (text === current) return
      current = text
      for (const [listener, owner] of listeners) if (owner !== tab) listener(parseChange(text))
    }
    return {
      read: () => parseAuth(current),
      write: (auth) => store(JSON.stringify(auth)),
      clear: (reason) => store(reason === 'expired' ? expired : null),
      subscribe(onChange) {
        listeners.set(onChange, tab)
        return () => listeners.delete(onChange)
      },
    }
  }
}

/** Creates in-memory session storage for stories and tests. */
export function memorySessionStorage(initial: Auth | null = null): SessionStorage {
  return memoryTabs(initial)()
}
