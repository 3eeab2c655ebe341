import type {
  Clock,
  Log,
  Mail,
  Mailer,
  MediaStore,
  RateLimiter,
  StoredFile,
} from '../ports/services.ts'

/** Keeps what it is given to send; the newest is last. */
export function memoryMailer(outbox: Mail[]): Mailer {
  return {
    async send(mail) {
      outbox.push(mail)
    },
  }
}

export function memoryMediaStore(files = new Map<string, StoredFile>()): MediaStore {
  return {
    async put(key, file) {
      files.set(key, file)
    },
    get: async (key) => files.get(key) ?? null,
    async removeAll(prefix) {
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key)
    },
  }
}

/** Counts each key and limit apart, in windows that begin with their first request. */
export function memoryLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { until: number; taken: number }>()
  return {
    async takeOrWait(key, points, limit, windowSeconds) {
      const now = clock.now()
      const name = `${limit} ${windowSeconds} ${key}`
      const known = windows.get(name)
      const window = known && now < known.until ? known : { until: now + windowSeconds, taken: 0 }
      if (window.taken + points > limit) return window.until - now
      windows.set(name, { ...window, taken: window.taken + points })
      return 0
    },
  }
}

/** Says nothing; a host that wants to know passes its own. */
export const silentLog: Log = { write: () => undefined }
