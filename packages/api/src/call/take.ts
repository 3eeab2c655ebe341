import { tooMany } from '../contract/too-many.ts'
import type { RateLimiter } from '../ports/services.ts'

/** A rate limit: `limit` uses of `key` per window. */
export interface Limit {
  key: string
  limit: number
  windowSeconds: number
}

/** How many times its own limit all clients of an IPv6 /48 may use together. */
const clientsPerNetwork = 4

/**
 * Returns the limits of a client. An IPv6 client is a /64, of which a provider may give 65,536 to
 * one customer, so they also count together by their /48.
 *
 * @param client `Origin.client`
 */
export function perClient(
  key: string,
  client: string,
  { limit, windowSeconds }: Omit<Limit, 'key'>,
): Limit[] {
  const own = { key: `${key}:${client}`, limit, windowSeconds }
  const network = networkOf(client)
  if (network === client) return [own]
  return [own, { ...own, key: `${key}:${network}`, limit: limit * clientsPerNetwork }]
}

/** Returns the network of a client: the /48 of an IPv6 address, otherwise the address itself. */
export function networkOf(client: string): string {
  const [, network] = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/.exec(client) ?? []
  return network === undefined ? client : `${network}:/48`
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
