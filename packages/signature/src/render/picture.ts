import { rules } from '../html/css.ts'
import { image, pictureLink } from '../html/elements.ts'
import { flat } from '../html/flat.ts'
import { text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { SafeUrl } from '../html/safe-url.ts'
import { clamp, limits } from '../model/limits.ts'
import type { Limit } from '../model/limits.ts'
import type { SignatureImage } from '../model/signature-data.ts'
import { AddressMemory } from './address-memory.ts'
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

const memory = new AddressMemory<Picture | null>()

/** The picture, or null when there is none whose address is allowed. */
export function readPicture(
  data: SignatureImage,
  addresses: Addresses,
  options: PictureOptions,
): Picture | null {
  const { media, width, radius, url, spacingStyle } = data
  if (media === null && options.src === undefined) return null
  // A preview's own picture may be megabytes of base64, which no memory should keep.
  if (addresses.local) return makePicture(data, addresses, options)
  const key = [
    options.path,
    options.src ?? null,
    options.alt,
    options.rounded,
    media?.src ?? null,
    media?.alt ?? null,
    media?.width ?? 0,
    media?.height ?? 0,
    width,
    radius,
    url,
    spacingStyle.marginTop,
    spacingStyle.marginBottom,
  ]
  return memory.recall(key, addresses, (own) => makePicture(data, own, options))
}

const makePicture = (
  { media, radius, spacingStyle, ...data }: SignatureImage,
  addresses: Addresses,
  options: PictureOptions,
): Picture | null => {
  const src =
    options.src === undefined
      ? addresses.image(media?.src ?? '', `${options.path}.media.src`)
      : addresses.image(options.src, 'bannerUrl')
  if (src === null) return null
  const href = data.url ? addresses.link(data.url, `${options.path}.url`) : null
  const ratio =
    media !== null && media.width > 0 && media.height > 0
      ? media.height / media.width
      : unknownRatio
  const width = Math.round(clamp(data.width, options.width))
  const height = Math.max(1, Math.round(width * ratio))
  const corner = options.rounded ? Math.round(Math.min(Math.max(radius, 0), width / 2)) : 0
  return {
    html: flat(pictureHtml(src, href, media?.alt || options.alt, width, height, corner)),
    width,
    marginTop: Math.round(clamp(spacingStyle.marginTop, limits.spacing)),
    marginBottom: Math.round(clamp(spacingStyle.marginBottom, limits.spacing)),
  }
}

const pictureHtml = (
  src: SafeUrl,
  href: SafeUrl | null,
  alt: string,
  width: number,
  height: number,
  corner: number,
): Html => {
  const style = corner > 0 ? rules`display:block;border-radius:${corner}px` : rules`display:block`
  const picture = image(src, width, height, text(alt), style)
  return href === null ? picture : pictureLink(href, picture)
}
