const key = 'paraphe.identity'

/** What this browser keeps of a sign-in by the identity service. */
export interface IdentityRecord {
  /** Whom the last link was mailed to: the link alone does not say it. */
  linkEmail?: string
  /** Page that was asked for before the link was: it opens in a tab that knows nothing of it. */
  from?: string
  /** Invitation that the link shall accept. */
  invitation?: string
  /** Whether to sign out at the service too. */
  isSignedIn?: boolean
}

/** Shared by all tabs, since a mailed link opens a new one. */
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

/** As long as the object lives, for stories and tests. */
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
