import type { RateLimiter } from '@org/api'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { ServerPool } from '../storage/server-pool.ts'

type MakeLimiter = (options: {
  keyPrefix: string
  points: number
  duration: number
}) => RateLimiterAbstract

/**
 * Creates a rate limiter that counts in memory. It is correct only if a single process serves all
 * requests.
 */
export function createMemoryRateLimiter(): RateLimiter {
  return createRateLimiter((options) => new RateLimiterMemory(options))
}

/** Creates a rate limiter that counts in the database, so that all processes share the counts. */
export function createPostgresRateLimiter(pool: Pick<ServerPool, 'query'>): RateLimiter {
  // The library names its statements. Behind a pooler, these names collide or are unknown, so only
  // their texts reach the pool, which names them itself where it may.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
  }
  return createRateLimiter(
    (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
  )
}

function createRateLimiter(make: MakeLimiter): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterFor = (points: number, duration: number) => {
    const keyPrefix = `${points}-${duration}`
    const known = limiters.get(keyPrefix)
    if (known) return known
    const made = make({ keyPrefix, points, duration })
    limiters.set(keyPrefix, made)
    return made
  }
  return {
    async takeOrWait(key, points, limit, windowSeconds) {
      const limiter = limiterFor(limit, windowSeconds)
      try {
        await limiter.consume(key, points)
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        await limiter.reward(key, points)
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async giveBack(key, points, limit, windowSeconds) {
      await limiterFor(limit, windowSeconds).reward(key, points)
    },
  }
}
