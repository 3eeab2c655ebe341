import type { Adapters } from '../ports/adapters.ts'
import { loadBanner, type Banner } from './load-banner.ts'

/**
 * A cache of banners by key. It keeps each banner for as long as clients may cache the redirect.
 */
export interface BannerCache {
  /** Reads from memory only, so that a host can respond before it does any other work. */
  peek(key: string): Banner | undefined
  get(key: string): Promise<Banner | null>
  use(): CacheUse
}

/** Use of a cache since its creation. */
export interface CacheUse {
  /** Entries in memory. */
  size: number
  /** Look-ups answered from memory. */
  hits: number
  /** Look-ups that had to wait for a load. */
  misses: number
}

/**
 * Creates a cache of at most `size` banners. A full cache drops the oldest one. Simultaneous
 * look-ups of the same key share one load.
 */
export function createBannerCache(adapters: Adapters, size = 20_000): BannerCache {
  const kept = new Map<string, { banner: Banner; until: number }>()
  const loading = new Map<string, Promise<Banner | null>>()

  let hits = 0
  let misses = 0

  const peek = (key: string) => {
    const entry = kept.get(key)
    const left = entry ? entry.until - adapters.clock.now() : 0
    if (!entry || left <= 0) return undefined
    hits += 1
    return withExpire(entry.banner, left)
  }
  const keep = (key: string, banner: Banner) => {
    kept.delete(key)
    const oldest = kept.size >= size ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(key, { banner, until: adapters.clock.now() + banner.reference.expire })
  }
  const load = async (key: string) => {
    const banner = await loadBanner(adapters, key)
    if (banner) keep(key, banner)
    return banner
  }
  return {
    peek,
    async get(key) {
      const known = peek(key)
      if (known) return known
      misses += 1
      const running = loading.get(key)
      if (running) return running
      const started = load(key).finally(() => loading.delete(key))
      loading.set(key, started)
      return started
    },
    use: () => ({ size: kept.size, hits, misses }),
  }
}

/** Returns a copy of the banner with its remaining cache lifetime. */
function withExpire(banner: Banner, expire: number): Banner {
  return { ...banner, reference: { ...banner.reference, expire } }
}
