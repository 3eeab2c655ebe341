import { tooMany } from '../contract/too-many.ts'
import type { RateLimiter } from '../ports/services.ts'

/** A rate limit: `limit` uses of `key` per window. */
export interface Limit {
  key: string
  limit: number
  windowSeconds: number
}

/**
 * Counts one use against each limit.
 *
 * @param what names the limited action at the start of the error message
 * @throws ApiError TOO_MANY, with the time to wait, at the first limit that is used up
 */
export async function take(
  limiter: RateLimiter,
  limits: readonly Limit[],
  what?: string,
): Promise<void> {
  for (const { key, limit, windowSeconds } of limits) {
    const wait = await limiter.takeOrWait(key, 1, limit, windowSeconds)
    if (wait > 0) throw tooMany(wait, what)
  }
}
