import type { Images, StoredFile } from '@org/api'
import { limitConcurrency } from '../limit-concurrency.ts'
import { reEncodeImage } from './re-encode.ts'
import { renderVariant } from './render-variant.ts'
import { sharp } from './sharp.ts'

/**
 * Number of images processed at once: low, because decoding one may take a few hundred megabytes.
 */
const maxConcurrent = 2

/** Processes images with libvips, two at a time. */
export function createImages(): Images {
  const limited = limitConcurrency(maxConcurrent)
  return {
    reencode: (file) => limited(() => reEncodeImage(file)),
    variant: (file, request) => limited(() => renderVariant(file, request)),
    blank: (width, height) => limited(() => blankImage(width, height)),
  }
}

async function blankImage(width: number, height: number): Promise<StoredFile> {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const data = await sharp({ create: { width, height, channels: 4, background: transparent } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
  return { bytes: new Uint8Array(data), type: 'image/png' }
}
