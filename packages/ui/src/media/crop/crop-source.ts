import type { Dimensions } from '../file/dimensions.ts'
import { CropError } from './crop-error.ts'

/** The image to crop, with its upright size in pixels. */
export interface CropSource extends Dimensions {
  /** A URL that this page may read: `blob:`, `data:`, same-origin, or cross-origin with CORS. */
  src: string
  type: string
}

const isSize = (value: number | undefined) => value !== undefined && value > 0

/**
 * Returns the source if it is complete. Throws a `CropError` for a gif, or if src, type, width or
 * height is missing.
 */
export function checkCropSource({ src, type, width, height }: Partial<CropSource>): CropSource {
  if (!src || !type) throw new CropError('missing_image')
  if (!isSize(width) || !isSize(height)) throw new CropError('missing_size')
  if (type === 'image/gif') throw new CropError('gif')
  return { src, type, width: width as number, height: height as number }
}
