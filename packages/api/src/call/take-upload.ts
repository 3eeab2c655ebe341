import type { RateLimiter } from '../ports/services.ts'
import type { Caller } from './caller.ts'
import { take } from './take.ts'

const filesPerHour = 300

/** Counts an upload of a stored file against the caller's limit: 300 per hour, in all products. */
export async function takeUpload(limiter: RateLimiter, { user }: Caller): Promise<void> {
  const key = `upload:${user.id}`
  await take(limiter, [{ key, limit: filesPerHour, windowSeconds: 3600 }])
}
