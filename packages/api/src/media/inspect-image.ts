import { readImageHeader } from '@org/ui/media/image-header'
import { countGifFrames } from './count-gif-frames.ts'
import type { ImageHeader } from './image-header.ts'

/**
 * Limits that keep decoding from exhausting memory and time: 40 megapixels for a still image, and
 * 25 megapixels in all frames of an animation together, which are encoded one by one.
 */
const maxPixels = 40_000_000
const maxPixelsOfFrames = 25_000_000

/**
 * Reads type and size from a file's content, regardless of its name; null for unsupported files.
 */
export function inspectImage(bytes: Uint8Array): ImageHeader | null {
  const header = readImageHeader(bytes)
  if (header === null) return null
  const { type, width, height } = header
  const frames = type === 'image/gif' ? countGifFrames(bytes) : 1
  return frames === 0 ? null : { type, width, height, frames }
}

/** True when decoding would need too much memory or time. */
export function isTooLarge({ width, height, frames }: ImageHeader): boolean {
  return width * height * frames > (frames > 1 ? maxPixelsOfFrames : maxPixels)
}
