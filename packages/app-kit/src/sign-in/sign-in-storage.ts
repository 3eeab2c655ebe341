/** How long a code is valid, in ms. After a reload, the form does not ask for an expired code. */
export const codeLifetime = 10 * 60 * 1000

const key = 'paraphe.sign-in'

/** The recipient of a code and when it was sent (ms since 1970). Never the code itself. */
export interface SentCode {
  email: string
  sentAt: number
}

/** Keeps a tab's sign-in during a reload, so that users do not need a second code. */
export interface SignInStorage {
  read: () => SentCode | null
  write: (sent: SentCode) => void
  clear: () => void
}

/** Uses the tab's session storage, which is cleared when the tab closes. */
export function tabSignInStorage(storage: Storage): SignInStorage {
  return {
    read() {
      const text = storage.getItem(key)
      return text === null ? null : (JSON.parse(text) as SentCode)
    },
    write: (sent) => storage.setItem(key, JSON.stringify(sent)),
    clear: () => storage.removeItem(key),
  }
}

/** Creates in-memory storage for stories and tests. */
export function memorySignInStorage(): SignInStorage {
  let sent: SentCode | null = null
  return {
    read: () => sent,
    write: (next) => {
      sent = next
    },
    clear: () => {
      sent = null
    },
  }
}
