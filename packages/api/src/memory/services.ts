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

/** Counts in windows that begin with their first request. */
export function memoryLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { until: number; taken: number }>()
  return {
    async take(key, points, limit, windowSeconds) {
      const now = clock.now()
      const known = windows.get(key)
      const window = known && now < known.until ? known : { until: now + windowSeconds, taken: 0 }
      if (window.taken + points > limit) return false
      windows.set(key, { ...window, taken: window.taken + points })
      return true
    },
  }
}

/** Says nothing; a host that wants to know passes its own. */
export const silentLog: Log = { write: () => undefined }
