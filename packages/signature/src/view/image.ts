import { rules, unstyled } from '../html/css.ts'
import type { Css } from '../html/css.ts'
import { image, imageLink } from '../html/elements.ts'
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
export interface ImageView {
  readonly html: Html
  readonly width: number
  readonly height: number
  /** Whether the image is too wide to fit next to text on a phone. Such an image shrinks there. */
  readonly isWide: boolean
  readonly marginTop: number
  readonly marginBottom: number
}

export interface ImageOptions {
  readonly path: 'logo' | 'banner'
  readonly width: Limit
  /** Default alternative text, used if the data has none. */
  readonly alt: string
  /** Address that replaces the one in the data. */
  readonly src?: string | undefined
  readonly rounded: boolean
}

/** Ratio of height to width if an image's natural size is unknown. */
const unknownRatio = 1 / 4

const memory = new AddressMemory<ImageView | null>()

/** Returns the image, or null if it has no allowed address. */
export function readImage(
  data: SignatureImage,
  addresses: Addresses,
  options: ImageOptions,
): ImageView | null {
  const { media, width, radius, url, spacingStyle } = data
  if (media === null && options.src === undefined) return null
  // A preview's local image may be megabytes of base64, which should not be cached.
  if (addresses.local) return makeImage(data, addresses, options)
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
  return memory.recall(key, addresses, (own) => makeImage(data, own, options))
}

const makeImage = (
  { media, radius, spacingStyle, ...data }: SignatureImage,
  addresses: Addresses,
  options: ImageOptions,
): ImageView | null => {
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
  const isWide = width > narrow
  const fit = isWide ? shrinking[options.path] : unstyled
  return {
    html: flat(imageHtml(src, href, media?.alt || options.alt, width, height, fit, corner)),
    width,
    height,
    isWide,
    marginTop: Math.round(clamp(spacingStyle.marginTop, limits.spacing)),
    marginBottom: Math.round(clamp(spacingStyle.marginBottom, limits.spacing)),
  }
}

/** Width in CSS pixels up to which an image fits next to text on a phone. */
const narrow = 120

/**
 * Styles that shrink wide images to the available width. A logo keeps a minimum width next to text.
 */
const shrinking = {
  logo: rules`;max-width:100%;min-width:96px;height:auto`,
  banner: rules`;max-width:100%;height:auto`,
}

const imageHtml = (
  src: SafeUrl,
  href: SafeUrl | null,
  alt: string,
  width: number,
  height: number,
  fit: Css,
  corner: number,
): Html => {
  const corners = corner > 0 ? rules`;border-radius:${corner}px` : unstyled
  const content = image(src, width, height, text(alt), rules`display:block${fit}${corners}`)
  return href === null ? content : imageLink(href, content)
}
