import type { Sharp } from 'sharp'
import { sharp } from './sharp.ts'
import { roundedMask } from './rounded-mask.ts'
import { maxPixels } from './probe.ts'
import type { ImageType } from './sniff.ts'

export interface VariantRequest {
  /** Pixels of the file, not of the page. */
  readonly width: number
  readonly height: number
  /** Corner radius in pixels of the file; 0 leaves the corners alone. */
  readonly radius: number
  readonly maxBytes: number
}

export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: ImageType
}

type Encode = (image: Sharp) => Sharp

/** Tried in turn until one fits; then the picture is made smaller and they are tried again. */
const opaque: readonly Encode[] = [84, 72, 58].map(
  (quality) => (image) => image.jpeg({ quality, mozjpeg: true }),
)
const transparent: readonly Encode[] = [
  (image) => image.png({ compressionLevel: 9 }),
  ...[256, 96, 32].map(
    (colours): Encode =>
      (image) =>
        image.png({ palette: true, colours, effort: 8 }),
  ),
]
const moving: readonly Encode[] = [
  (image) => image.gif(),
  (image) => image.gif({ colours: 64, interFrameMaxError: 8 }),
]

/**
 * Draws a stored image in another size, corners baked in, in no more bytes than allowed. An
 * animation that does not fit becomes its first frame.
 *
 * @throws Error when the stored bytes cannot be decoded
 */
export async function renderVariant(
  bytes: Uint8Array,
  type: ImageType,
  request: VariantRequest,
): Promise<Variant> {
  const isMoving = type === 'image/gif' && ((await sharp(bytes).metadata()).pages ?? 1) > 1
  if (isMoving) {
    const variant = await firstThatFits(bytes, request, moving, true)
    if (variant) return variant
  }
  const still = request.radius > 0 || type !== 'image/jpeg' ? transparent : opaque
  for (let scale = 1; scale > 0.2; scale *= 0.8) {
    const variant = await firstThatFits(bytes, scaled(request, scale), still, false)
    if (variant) return variant
  }
  throw new Error(
    `An image of ${request.width}×${request.height} did not fit in ${request.maxBytes} bytes.`,
  )
}

function scaled(request: VariantRequest, scale: number): VariantRequest {
  return {
    width: Math.max(1, Math.round(request.width * scale)),
    height: Math.max(1, Math.round(request.height * scale)),
    radius: request.radius * scale,
    maxBytes: request.maxBytes,
  }
}

async function firstThatFits(
  bytes: Uint8Array,
  request: VariantRequest,
  encoders: readonly Encode[],
  isMoving: boolean,
): Promise<Variant | null> {
  const drawn = draw(bytes, request, isMoving)
  for (const encode of encoders) {
    const { data, info } = await encode(drawn.clone()).toBuffer({ resolveWithObject: true })
    if (data.length <= request.maxBytes)
      return { bytes: new Uint8Array(data), type: `image/${info.format}` as ImageType }
  }
  return null
}

function draw(bytes: Uint8Array, request: VariantRequest, isMoving: boolean): Sharp {
  const { width, height, radius } = request
  const image = sharp(bytes, { animated: isMoving, limitInputPixels: maxPixels }).resize({
    width,
    height,
    fit: 'cover',
  })
  if (radius <= 0) return image
  return image.ensureAlpha().composite([
    {
      input: roundedMask(width, height, radius),
      raw: { width, height, channels: 4 },
      blend: 'dest-in',
      tile: isMoving,
    },
  ])
}
