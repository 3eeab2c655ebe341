import type { BannerCache } from '../banner/banner-cache.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Handlers } from './call.ts'

/** One running instance of the API. */
export interface Program {
  adapters: Adapters
  handlers: Handlers
  banners: BannerCache
}
