import { maxPixelsOfFrames, type StoredFile, type VariantRequest } from '@org/api'
import type { Sharp } from 'sharp'
import { fitInto } from './fit.ts'
import { roundedMask } from './rounded-mask.ts'
import { sharp } from './sharp.ts'

type Encode = (image: Sharp) => Sharp

/** Encoders, ordered from the best quality to the smallest file. */
const opaque: readonly Encode[] = [86, 76, 64, 50].map(
  (quality) => (image) => image.jpeg({ quality, mozjpeg: true }),
)
const transparent: readonly Encode[] = [
  (image) => image.png({ compressionLevel: 9 }),
  ...[256, 96, 32].map(
    (colors): Encode =>
      (image) =>
        image.png({ palette: true, colors, effort: 7 }),
  ),
]
const moving: readonly Encode[] = [
  (image) => image.gif(),
  (image) => image.gif({ colors: 64, interFrameMaxError: 8, interPaletteMaxError: 16 }),
  (image) => image.gif({ colors: 16, interFrameMaxError: 24, interPaletteMaxError: 64 }),
]

/**
 * Scales to try in order when no encoder meets the size limit. A smaller image is acceptable,
 * because mail clients resize it anyway.
 */
const scales = [1, 0.75, 0.5, 0.35]

/**
 * Renders a stored image into a different box, with rounded corners: in the best quality that fits
 * `maxBytes`, otherwise as small as possible.
 *
 * @throws Error when the stored bytes cannot be decoded
 */
export async function renderVariant(
  file: StoredFile,
  request: VariantRequest,
): Promise<StoredFile> {
  const natural = await sharp(file.bytes).metadata()
  const isMoving = file.type === 'image/gif' && (natural.pages ?? 1) > 1
  const shown = fitInto(natural, request)
  const fillsBox =
    shown.width === request.width &&
    shown.height === request.height &&
    !natural.hasAlpha &&
    request.radius <= 0
  const encoders = isMoving ? moving : fillsBox ? opaque : transparent
  let smallest: StoredFile | null = null
  for (const scale of scales) {
    const rendered = await renderOnce(
      render(file, natural, scaled(request, scale), isMoving),
      isMoving,
    )
    for (const encode of encoders) {
      const made = await encoded(encode(rendered.clone()))
      if (made.bytes.length <= request.maxBytes) return made
      if (!smallest || made.bytes.length < smallest.bytes.length) smallest = made
    }
  }
  return smallest ?? file
}

function scaled(request: VariantRequest, scale: number): VariantRequest {
  return {
    ...request,
    width: Math.max(1, Math.round(request.width * scale)),
    height: Math.max(1, Math.round(request.height * scale)),
    radius: request.radius * scale,
  }
}

/**
 * Renders a still image into memory, so that encoding attempts do not render it again. Returns an
 * animation unchanged.
 */
async function renderOnce(image: Sharp, isMoving: boolean): Promise<Sharp> {
  if (isMoving) return image
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

async function encoded(image: Sharp): Promise<StoredFile> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), type: `image/${info.format}` }
}

function render(
  { bytes }: StoredFile,
  natural: Size,
  { width, height, radius }: VariantRequest,
  isMoving: boolean,
): Sharp {
  const shown = fitInto(natural, { width, height })
  const image = sharp(bytes, { animated: isMoving, limitInputPixels: maxPixelsOfFrames })
    .resize({ width: shown.width, height: shown.height, fit: 'fill' })
    .extend({
      left: shown.left,
      top: shown.top,
      right: width - shown.width - shown.left,
      bottom: height - shown.height - shown.top,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  if (radius <= 0) return image
  const input = roundedMask({ width, height }, shown, radius)
  const raw = { width, height, channels: 4 } as const
  return image.ensureAlpha().composite([{ input, raw, blend: 'dest-in', tile: isMoving }])
}

interface Size {
  readonly width: number
  readonly height: number
}
