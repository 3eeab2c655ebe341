import { imageUrl, linkUrl } from '../html/safe-url.ts'
import type { SafeUrl } from '../html/safe-url.ts'
import type { DroppedAddress } from './render-options.ts'

/** Accepts allowed addresses and collects the others in `dropped`. */
export class Addresses {
  readonly dropped: DroppedAddress[] = []
  /** Whether images that exist only in this browser are accepted. */
  readonly local: boolean

  constructor(local: boolean) {
    this.local = local
  }

  /**
   * Returns the link for an address, or null. Pass false as `isWhole` if the address is known to be
   * incomplete, so that it is rejected.
   */
  link(address: string, path: string, isWhole = true): SafeUrl | null {
    return this.#kept(isWhole ? linkUrl(address) : null, address, path)
  }

  image(address: string, path: string): SafeUrl | null {
    return this.#kept(imageUrl(address, this.local), address, path)
  }

  #kept(url: SafeUrl | null, address: string, path: string): SafeUrl | null {
    if (url === null && address.trim() !== '') this.dropped.push({ path, address })
    return url
  }
}
