import type { Dimensions } from '../file/dimensions.ts'
import { loadImage } from '../file/load-media.ts'
import { CropError } from './crop-error.ts'
import { outputSize, type CropConfiguration } from './crop-geometry.ts'
import type { CropOutput } from './crop-settings.ts'
import { checkCropSource, type CropSource } from './crop-source.ts'
import { drawCrop, hasTransparency } from './draw-crop.ts'
import { logToConsole } from '../log-to-console.ts'

/** A cropped image: upright, without the original's metadata. */
export interface CroppedImage extends Dimensions {
  blob: Blob
  type: string
}

const qualities = [0.92, 0.84, 0.74, 0.62]
const smallestSide = 16

function write(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob?.type === type ? resolve(blob) : reject(new CropError('encode'))),
      type,
      quality,
    )
  })
}

/** Encodes at the highest quality that stays within `maxBytes`, or else at the lowest. */
async function writeJpeg(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  let blob: Blob | undefined
  for (const quality of qualities) {
    blob = await write(canvas, 'image/jpeg', quality)
    if (blob.size <= maxBytes) break
  }
  if (!blob) throw new CropError('encode')
  return blob
}

async function load(src: string): Promise<HTMLImageElement> {
  try {
    return await loadImage(src)
  } catch (cause) {
    throw new CropError('load', cause)
  }
}

async function cut(
  source: Partial<CropSource>,
  configuration: CropConfiguration | undefined,
  output: CropOutput,
): Promise<CroppedImage> {
  const { src, type } = checkCropSource(source)
  if (!configuration) throw new CropError('missing_configuration')
  const image = await load(src)
  let isJpeg = type === 'image/jpeg'
  let size = outputSize(configuration.area, output)
  for (;;) {
    const canvas = drawCrop(image, configuration, size, isJpeg ? '#ffffff' : null)
    const blob = isJpeg
      ? await writeJpeg(canvas, output.maxBytes)
      : await write(canvas, 'image/png')
    const isSmall = Math.min(size.width, size.height) <= smallestSide
    if (blob.size <= output.maxBytes || isSmall) return { blob, type: blob.type, ...size }
    if (!isJpeg && !hasTransparency(canvas)) isJpeg = true
    else size = { width: Math.round(size.width * 0.8), height: Math.round(size.height * 0.8) }
  }
}

/**
 * Cuts a part out of an image. A jpeg stays a jpeg; anything else becomes a png, or a jpeg if it is
 * opaque and the png exceeds `maxBytes`. A result that is still too large is scaled down until it
 * fits or its shorter side is at most 16 pixels. Logs every failure and rejects with a `CropError`
 * (specification 2, section 8).
 */
export async function cropImage(
  source: Partial<CropSource>,
  configuration: CropConfiguration | undefined,
  output: CropOutput,
  log: (error: Error) => void = logToConsole,
): Promise<CroppedImage> {
  try {
    return await cut(source, configuration, output)
  } catch (thrown) {
    const error = thrown instanceof CropError ? thrown : new CropError('encode', thrown)
    log(error)
    throw error
  }
}
