import { imageUrl, linkUrl } from '../html/safe-url.ts'
import type { SafeUrl } from '../html/safe-url.ts'
import type { DroppedAddress } from './render-options.ts'

/** Lets allowed addresses through and keeps a list of the others. */
export class Addresses {
  readonly dropped: DroppedAddress[] = []
  /** Whether pictures that exist in this browser only are let through. */
  readonly local: boolean

  constructor(local: boolean) {
    this.local = local
  }

  /** With `isWhole` false, as for one that was only begun, no address is let through. */
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
