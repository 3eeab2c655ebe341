import type { Target } from '../targets/targets.ts'

export interface RenderOptions {
  /** Where the HTML will be used; `paste`, the default, works in every client. */
  readonly target?: Target | undefined
  /**
   * Base address of the icon files, such as `https://host/icons/v1`. Without it, the social
   * networks become text links.
   */
  readonly iconsBaseUrl?: string | undefined
  /**
   * Address of the banner's image. It replaces the address in the data; the size in the data still
   * applies.
   */
  readonly bannerUrl?: string | undefined
  /** For previews: also shows images that exist only in this browser (`blob:`, `data:image`). */
  readonly localImages?: boolean | undefined
}

/**
 * An address that was left out of the output: its scheme or form is not allowed, or it is
 * incomplete.
 */
export interface DroppedAddress {
  /** Path in the data or the options, as in `social.socialIcons[2].url`. */
  readonly path: string
  readonly address: string
}

export interface RenderReport {
  readonly droppedAddresses: readonly DroppedAddress[]
}

export interface RenderedSignature {
  /** Empty when the signature shows nothing. */
  readonly html: string
  /** Plain text with `\n` between lines; empty only if `html` is empty. */
  readonly text: string
  readonly report: RenderReport
}
