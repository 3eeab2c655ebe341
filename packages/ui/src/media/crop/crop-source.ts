import type { Dimensions } from '../file/dimensions.ts'
import { CropError } from './crop-error.ts'

/** The picture that is cropped, with its upright size in pixels. */
export interface CropSource extends Dimensions {
  /** An address that this page can load: of a file, a data address, or one that allows other origins. */
  src: string
  type: string
}

const isSize = (value: number | undefined) => value !== undefined && value > 0

/** Refuses what lacks one of src, type, width and height, and gifs. Throws a `CropError`. */
export function checkCropSource({ src, type, width, height }: Partial<CropSource>): CropSource {
  if (!src || !type) throw new CropError('missing_image')
  if (!isSize(width) || !isSize(height)) throw new CropError('missing_size')
  if (type === 'image/gif') throw new CropError('gif')
  return { src, type, width: width as number, height: height as number }
}
