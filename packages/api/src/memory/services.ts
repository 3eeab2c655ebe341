import type {
  Clock,
  Log,
  Mail,
  Mailer,
  MediaStore,
  RateLimiter,
  StoredFile,
} from '../ports/services.ts'

/** Creates a mailer that collects its mails in `outbox`, newest last. */
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
    async open(key) {
      const file = files.get(key)
      return file ? { content: new Blob([file.bytes]), type: file.type } : null
    },
    async removeAll(prefix) {
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key)
    },
  }
}

/**
 * Creates a limiter that counts each key and limit separately, in windows that start with the first
 * request.
 */
export function memoryLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { until: number; used: number }>()
  const nameOf = (key: string, limit: number, windowSeconds: number) =>
    `${limit} ${windowSeconds} ${key}`
  return {
    async takeOrWait(key, points, limit, windowSeconds) {
      const now = clock.now()
      const name = nameOf(key, limit, windowSeconds)
      const known = windows.get(name)
      const window = known && now < known.until ? known : { until: now + windowSeconds, used: 0 }
      if (window.used + points > limit) return window.until - now
      windows.set(name, { ...window, used: window.used + points })
      return 0
    },
    async giveBack(key, points, limit, windowSeconds) {
      const window = windows.get(nameOf(key, limit, windowSeconds))
      if (window) window.used = Math.max(0, window.used - points)
    },
  }
}

/** A log that discards everything; hosts pass their own. */
export const silentLog: Log = { write: () => undefined }
