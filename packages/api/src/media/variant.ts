import type { variantKinds } from '../contract/operations/media.ts'
import type { Secrets } from '../ports/services.ts'

/** A size of a stored image, in pixels of the file; `radius` of its rounded corners. */
export interface Variant {
  width: number
  height: number
  radius: number
  /** Absent in addresses of the time before kinds, which mails that were sent still show. */
  kind?: (typeof variantKinds)[number] | undefined
}

/** Longest side of a variant. */
const maxSide = 2400

/** Gmail on Android recolors images with a side of at most 100 pixels in dark mode. */
const leastSide = 104

/** More pixels than this for each one that is shown only make a picture heavier. */
const mostDensity = 3

/** Pixels for each one that is shown: two, or as many more as keep a small picture's colours. */
function densityOf(width: number, height: number): number {
  const keeping = leastSide / Math.min(width, height)
  return keeping > mostDensity ? 2 : Math.max(2, keeping)
}

/**
 * The variant of an image for the size at which it is shown: twice that size or a little more where
 * the image has the pixels, with its own proportions and the corners baked in.
 */
export function variantFor(
  natural: { width: number; height: number },
  shownWidth: number,
  shownRadius: number,
): Variant {
  const ratio = natural.height / natural.width
  const wanted = densityOf(shownWidth, shownWidth * ratio)
  const density = Math.min(wanted, Math.max(1, natural.width / shownWidth))
  const width = Math.min(shownWidth * density, maxSide, maxSide / ratio)
  return rounded(width, width * ratio, shownRadius * (width / shownWidth))
}

/** The variant that fills a reserved box at twice its size or a little more. */
export function variantForBox(box: { width: number; height: number }, radius: number): Variant {
  const most = maxSide / Math.max(box.width, box.height)
  const density = Math.min(densityOf(box.width, box.height), most)
  return rounded(box.width * density, box.height * density, radius * density)
}

/** Address of the file as it was stored. */
export function fileAddress(publicUrl: string, mediaId: string): string {
  return `${publicUrl}/api/media/${mediaId}/file`
}

/** Signed address of a variant: only sizes that this program requested are ever rendered. */
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

/** What `s` must be for a variant's address to be answered. */
export async function variantSignature(
  secrets: Secrets,
  mediaId: string,
  { width, height, radius, kind }: Variant,
): Promise<string> {
  const size = `${mediaId}:${width}:${height}:${radius}`
  const signature = await secrets.hmac('media-variant', kind ? `${size}:${kind}` : size)
  return signature.slice(0, 22)
}

function rounded(width: number, height: number, radius: number): Variant {
  const side = (value: number) => Math.min(maxSide, Math.max(1, Math.round(value)))
  return {
    width: side(width),
    height: side(height),
    radius: Math.round(Math.min(radius, width / 2, height / 2)),
  }
}
