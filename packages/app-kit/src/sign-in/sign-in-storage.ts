/** How long a code is valid, in ms. An expired code is not asked for. */
export const codeLifetime = 10 * 60 * 1000

const key = 'paraphe.sign-in'

/** Whom a code was sent to, and when (milliseconds since 1970). Never the code itself. */
export interface SentCode {
  email: string
  sentAt: number
}

/** Keeps one tab's sign-in over a reload, so that nobody has to ask for a second code. */
export interface SignInStorage {
  read: () => SentCode | null
  write: (sent: SentCode) => void
  clear: () => void
}

/** In the tab's own storage, which ends with the tab. */
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

/** As long as the object lives, for stories and tests. */
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
