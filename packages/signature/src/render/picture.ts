import { rules } from '../html/css.ts'
import { image, pictureLink } from '../html/elements.ts'
import { text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { clamp, limits } from '../model/limits.ts'
import type { Limit } from '../model/limits.ts'
import type { SignatureImage } from '../model/signature-data.ts'
import type { Addresses } from './addresses.ts'

/** Logo or banner, ready for a cell. Lengths are whole CSS pixels. */
export interface Picture {
  readonly html: Html
  readonly width: number
  readonly marginTop: number
  readonly marginBottom: number
}

export interface PictureOptions {
  readonly path: 'logo' | 'banner'
  readonly width: Limit
  /** Alternative text where the data has none. */
  readonly alt: string
  /** Address in place of the one in the data. */
  readonly src?: string | undefined
  readonly rounded: boolean
}

/** Height is a quarter of the width where a picture's natural size is unknown. */
const unknownRatio = 1 / 4

/** The picture, or null when there is none whose address is allowed. */
export function readPicture(
  data: SignatureImage,
  addresses: Addresses,
  options: PictureOptions,
): Picture | null {
  const { media } = data
  const src =
    options.src === undefined
      ? addresses.image(media?.src ?? '', `${options.path}.media.src`)
      : addresses.image(options.src, 'bannerUrl')
  if (src === null) return null
  const width = Math.round(clamp(data.width, options.width))
  const ratio =
    media !== null && media.width > 0 && media.height > 0
      ? media.height / media.width
      : unknownRatio
  const height = Math.max(1, Math.round(width * ratio))
  const radius = Math.round(Math.min(Math.max(data.radius, 0), width / 2))
  const style =
    options.rounded && radius > 0
      ? rules`display:block;border-radius:${radius}px;`
      : rules`display:block;`
  const picture = image(src, width, height, text(media?.alt || options.alt), style)
  const href = data.url ? addresses.link(data.url, `${options.path}.url`) : null
  return {
    html: href === null ? picture : pictureLink(href, picture),
    width,
    marginTop: Math.round(clamp(data.spacingStyle.marginTop, limits.spacing)),
    marginBottom: Math.round(clamp(data.spacingStyle.marginBottom, limits.spacing)),
  }
}
