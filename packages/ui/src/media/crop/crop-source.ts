import type { Dimensions } from '../file/dimensions.ts'
import { CropError } from './crop-error.ts'

/** The image to crop, with its upright size in pixels. */
export interface CropSource extends Dimensions {
  /** An address that this page can load: a blob, a data URL, or one that allows other origins. */
  src: string
  type: string
}

const isSize = (value: number | undefined) => value !== undefined && value > 0

/** Rejects a gif, and a source without src, type, width or height. Throws a `CropError`. */
export function checkCropSource({ src, type, width, height }: Partial<CropSource>): CropSource {
  if (!src || !type) throw new CropError('missing_image')
  if (!isSize(width) || !isSize(height)) throw new CropError('missing_size')
  if (type === 'image/gif') throw new CropError('gif')
  return { src, type, width: width as number, height: height as number }
}
