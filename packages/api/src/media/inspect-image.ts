import { readImageHeader } from '@org/ui/media/image-header'
import { countGifFrames } from './count-gif-frames.ts'
import type { ImageHeader } from './image-header.ts'

/**
 * Limits that keep decoding from exhausting memory: 40 megapixels per frame, and 100 megapixels in
 * all frames together.
 */
export const maxPixels = 40_000_000
export const maxPixelsOfFrames = 100_000_000

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

/** True when decoding would need too much memory. */
export function isTooLarge({ width, height, frames }: ImageHeader): boolean {
  return width * height > maxPixels || width * height * frames > maxPixelsOfFrames
}
