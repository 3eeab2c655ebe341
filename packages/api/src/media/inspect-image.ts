import type { ImageHeader } from './image-header.ts'
import { inspectGif } from './inspect-gif.ts'
import { inspectJpeg } from './inspect-jpeg.ts'
import { inspectPng } from './inspect-png.ts'

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
  const header = inspectPng(bytes) ?? inspectGif(bytes) ?? inspectJpeg(bytes)
  return header && header.width > 0 && header.height > 0 ? header : null
}

/** True when decoding would need too much memory. */
export function isTooLarge({ width, height, frames }: ImageHeader): boolean {
  return width * height > maxPixels || width * height * frames > maxPixelsOfFrames
}
