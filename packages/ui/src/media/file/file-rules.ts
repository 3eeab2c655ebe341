import { UploadError } from '../upload-error.ts'
import type { Dimensions } from './dimensions.ts'
import { standardType } from './media-types.ts'

/** Requirements for a file, checked before it is sent. */
export interface FileRules {
  /** Accepted MIME types, checked against the file's content. */
  accept: readonly string[]
  /** Maximum size in bytes. */
  maxSize: number
  /** Maximum width times height, checked before the image is decoded. */
  maxPixels: number
  /** Required width divided by height; undefined to accept any. */
  aspectRatio?: number | undefined
  /** Accepts any aspect ratio, because the image can be cropped. */
  isCropAllowed?: boolean | undefined
}

/** Returns the standard name of an accepted type. Throws a `file_type` upload error for others. */
export function checkType(type: string | null, { accept }: Pick<FileRules, 'accept'>): string {
  const standard = type === null ? null : standardType(type)
  if (standard === null || !accept.map(standardType).includes(standard))
    throw new UploadError('file_type')
  return standard
}

/** Throws a `too_large` upload error if there are too many bytes. */
export function checkSize(size: number, { maxSize }: Pick<FileRules, 'maxSize'>): void {
  if (size > maxSize) throw new UploadError('too_large')
}

/** Throws a `too_many_pixels` upload error if there are too many pixels. */
export function checkPixels(
  { width, height }: Dimensions,
  { maxPixels }: Pick<FileRules, 'maxPixels'>,
): void {
  if (width * height > maxPixels) throw new UploadError('too_many_pixels')
}

const twoDecimals = (ratio: number) => Math.round(ratio * 100) / 100

/**
 * Throws an `aspect_ratio` upload error unless the ratio is the required one, both rounded to two
 * decimals.
 */
export function checkAspectRatio(
  { width, height }: Dimensions,
  { aspectRatio, isCropAllowed = false }: Pick<FileRules, 'aspectRatio' | 'isCropAllowed'>,
): void {
  if (aspectRatio === undefined || isCropAllowed) return
  if (twoDecimals(width / height) !== twoDecimals(aspectRatio))
    throw new UploadError('aspect_ratio')
}
