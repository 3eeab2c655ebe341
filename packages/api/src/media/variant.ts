import type { variantKinds } from '../contract/operations/media.ts'
import type { Secrets } from '../ports/services.ts'

/** A rendered size of a stored image, in pixels of the file. `radius` rounds the corners. */
export interface Variant {
  width: number
  height: number
  radius: number
  /**
   * Absent in addresses that were created before kinds existed. Old mails still use such addresses.
   */
  kind?: (typeof variantKinds)[number] | undefined
}

/** Longest side of a variant. */
const maxSide = 2400

/**
 * Minimum side of a variant. In dark mode, Gmail on Android recolors images with a side of up to
 * 100 pixels.
 */
const minSide = 104

/** Maximum number of image pixels per displayed pixel. More would only make the file larger. */
const maxDensity = 3

/**
 * Widths are multiples of this many pixels, so that people who try many sizes, and old mails with
 * sizes of their own, share few variants.
 */
const step = 16

/**
 * Returns the number of image pixels per displayed pixel: 2, or up to `maxDensity` if that keeps a
 * small image above the size at which Gmail recolors it.
 */
function densityOf(width: number, height: number): number {
  const keeping = minSide / Math.min(width, height)
  return keeping > maxDensity ? 2 : Math.max(2, keeping)
}

/**
 * Returns the variant for the size at which an image is displayed: at least twice that size if the
 * image has enough pixels, with the image's proportions and with rounded corners.
 */
export function variantFor(
  natural: { width: number; height: number },
  shownWidth: number,
  shownRadius: number,
): Variant {
  const ratio = natural.height / natural.width
  const wanted = densityOf(shownWidth, shownWidth * ratio)
  const density = Math.min(wanted, Math.max(1, natural.width / shownWidth))
  return inSteps(shownWidth * density, ratio, shownRadius * density)
}

/**
 * Returns the variant that fills a reserved box, with at least two image pixels per displayed pixel
 * unless that exceeds `maxSide`.
 */
export function variantForBox(box: { width: number; height: number }, radius: number): Variant {
  const density = densityOf(box.width, box.height)
  return inSteps(box.width * density, box.height / box.width, radius * density)
}

/**
 * Returns the variant to show at the address of `variant`, which may have been created before
 * widths had steps. It is the variant itself if the address is newer.
 */
export function variantInSteps(
  { width, height, radius, kind }: Variant,
  natural: { width: number; height: number },
): Variant {
  // Only logos have the proportions of the image, and their heights were rounded.
  const { width: across, height: down } = kind === 'logo' ? natural : { width, height }
  return { ...inSteps(width, down / across, radius), kind }
}

/** Returns the address of the original file. */
export function fileAddress(publicUrl: string, mediaId: string): string {
  return `${publicUrl}/api/media/${mediaId}/file`
}

/**
 * Returns the signed address of a variant. The signature ensures that the server renders only sizes
 * that it chose itself.
 */
export async function variantAddress(
  publicUrl: string,
  secrets: Secrets,
  mediaId: string,
  variant: Variant,
): Promise<string> {
  const { width, height, radius, kind } = variant
  const query = new URLSearchParams({
    w: String(width),
    h: String(height),
    r: String(radius),
    s: await variantSignature(secrets, mediaId, variant),
    ...(kind && { k: kind }),
  })
  return `${fileAddress(publicUrl, mediaId)}?${query.toString()}`
}

/** Computes the signature that a variant's address must contain as `s`. */
export async function variantSignature(
  secrets: Secrets,
  mediaId: string,
  { width, height, radius, kind }: Variant,
): Promise<string> {
  const size = `${mediaId}:${width}:${height}:${radius}`
  const signature = await secrets.hmac('media-variant', kind ? `${size}:${kind}` : size)
  return signature.slice(0, 22)
}

/** Rounds the width up to a full step, if both sides stay within `maxSide`. */
function inSteps(width: number, ratio: number, radius: number): Omit<Variant, 'kind'> {
  // Products of floating-point numbers may exceed the full step that they mean.
  const stepped = Math.ceil(width / step - 1e-6) * step
  const used = Math.min(stepped, maxSide, maxSide / ratio)
  const side = (value: number) => Math.min(maxSide, Math.max(1, Math.round(value)))
  return {
    width: side(used),
    height: side(used * ratio),
    radius: Math.round(Math.min(radius * (used / width), used / 2, (used * ratio) / 2)),
  }
}
