import type { StoredFile, VariantRequest } from '@org/api'
import type { Sharp } from 'sharp'
import { fitInto, type Size } from './fit.ts'
import { maxDecodedPixels, movingEffort, searchMilliseconds } from './limits.ts'
import { movingScale } from './moving-scale.ts'
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
        image.png({ palette: true, colors, effort: 3 }),
  ),
]
const moving: readonly Encode[] = [
  {},
  { colors: 64, interFrameMaxError: 8, interPaletteMaxError: 16 },
  { colors: 16, interFrameMaxError: 24, interPaletteMaxError: 64 },
].map((options) => (image) => image.gif({ ...options, effort: movingEffort }))

/**
 * Scales to try in order when no encoder meets the size limit. A smaller image is acceptable,
 * because mail clients resize it anyway.
 */
const scales = [1, 0.75, 0.5, 0.35]

/**
 * Renders a stored image into a different box, with rounded corners: in the best quality that fits
 * `maxBytes`, otherwise as small as possible. When that takes too long, the next attempt is the one
 * with the smallest result, and the last.
 *
 * @param isStill true to render only the first frame of an animation, which also happens if no
 *   reasonable size has few enough pixels for all frames
 * @throws Error when the stored bytes cannot be decoded
 */
export async function renderVariant(
  file: StoredFile,
  request: VariantRequest,
  isStill = false,
): Promise<StoredFile> {
  const natural = await sharp(file.bytes).metadata()
  const frames = isStill || file.type !== 'image/gif' ? 1 : (natural.pages ?? 1)
  const largest = frames > 1 ? movingScale(natural, request, frames) : 1
  const isMoving = frames > 1 && largest !== null
  const encoders = isMoving ? moving : fills(natural, request) ? opaque : transparent
  const attempts = scales.flatMap((scale) => encoders.map((encode) => ({ scale, encode })))
  const end = performance.now() + searchMilliseconds
  const renderAt = (scale: number) =>
    renderOnce(render(file, natural, scaled(request, scale * (largest ?? 1)), isMoving), isMoving)
  let smallest: StoredFile | null = null
  let rendered = { scale: 1, image: await renderAt(1) }
  for (let at = 0; at < attempts.length; at += 1) {
    if (smallest && performance.now() > end) at = attempts.length - 1
    const { scale, encode } = attempts[at] as (typeof attempts)[number]
    if (rendered.scale !== scale) rendered = { scale, image: await renderAt(scale) }
    const made = await encoded(encode(rendered.image.clone()))
    if (made.bytes.length <= request.maxBytes) return made
    if (!smallest || made.bytes.length < smallest.bytes.length) smallest = made
  }
  return smallest ?? file
}

/** True if the image covers the box with opaque pixels. */
function fills(natural: Size & { hasAlpha: boolean }, request: VariantRequest): boolean {
  const shown = fitInto(natural, request)
  const isWhole = shown.width === request.width && shown.height === request.height
  return isWhole && !natural.hasAlpha && request.radius <= 0
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
  const image = sharp(bytes, { animated: isMoving, limitInputPixels: maxDecodedPixels })
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
