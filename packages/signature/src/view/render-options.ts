import type { Target } from '../targets/targets.ts'

export interface RenderOptions {
  /** Where the HTML will be used; `paste`, the default, survives every client. */
  readonly target?: Target | undefined
  /**
   * Where the icon files are served, as `https://host/icons/v1`; without it the social networks
   * become text links.
   */
  readonly iconsBaseUrl?: string | undefined
  /** Address of the banner's image, in place of the one in the data, whose size it keeps. */
  readonly bannerUrl?: string | undefined
  /** For previews: also shows pictures that exist in this browser only (`blob:`, `data:image`). */
  readonly localImages?: boolean | undefined
}

/** An address that was left out of the output because its scheme or form is not allowed. */
export interface DroppedAddress {
  /** Where it stands in the data or the options, as in `social.socialIcons[2].url`. */
  readonly path: string
  readonly address: string
}

export interface RenderReport {
  readonly droppedAddresses: readonly DroppedAddress[]
}

export interface RenderedSignature {
  /** Empty when the signature shows nothing. */
  readonly html: string
  /** Lines end with `\n`; never empty when `html` is not. */
  readonly text: string
  readonly report: RenderReport
}
