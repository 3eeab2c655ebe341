const key = 'paraphe.identity'

/** What this browser stores about a sign-in with the identity service. */
export interface IdentityRecord {
  /** Recipient of the last link, which the link itself does not contain. */
  linkEmail?: string
  /**
   * Page that was requested before the link was mailed; stored because the link opens in another
   * tab.
   */
  from?: string
  /** Invitation to accept with the link. */
  invitation?: string
  /** Whether this browser is signed in to the identity service, and so must sign out of it too. */
  isSignedIn?: boolean
}

/** Shared by all tabs, because a mailed link opens in a new tab. */
export interface IdentityStorage {
  read: () => IdentityRecord
  write: (record: IdentityRecord) => void
  clear: () => void
}

export function localIdentityStorage(storage: Storage): IdentityStorage {
  return {
    read() {
      const text = storage.getItem(key)
      return text === null ? {} : (JSON.parse(text) as IdentityRecord)
    },
    write: (record) => storage.setItem(key, JSON.stringify(record)),
    clear: () => storage.removeItem(key),
  }
}

/** Creates in-memory storage for stories and tests. */
export function memoryIdentityStorage(initial: IdentityRecord = {}): IdentityStorage {
  let record = initial
  return {
    read: () => record,
    write: (next) => {
      record = next
    },
    clear: () => {
      record = {}
    },
  }
}
