import { UploadError } from '../upload-error.ts'
import type { Dimensions } from './dimensions.ts'
import { standardType } from './media-types.ts'

/** What a file must fulfil before it is sent. */
export interface FileRules {
  /** Accepted MIME types; what counts is the file's content. */
  accept: readonly string[]
  /** Largest size in bytes. */
  maxSize: number
  /** Largest width times height, looked up before anything is decoded. */
  maxPixels: number
  /** Required width divided by height; not checked where it is undefined. */
  aspectRatio?: number | undefined
  /** Lets any shape through, because it can be cropped. */
  isCropAllowed?: boolean | undefined
}

/** Refuses a type that is not accepted, and gives its standard name. Throws a `file_type` upload error. */
export function checkType(type: string | null, { accept }: Pick<FileRules, 'accept'>): string {
  const standard = type === null ? null : standardType(type)
  if (standard === null || !accept.map(standardType).includes(standard))
    throw new UploadError('file_type')
  return standard
}

/** Refuses too many bytes. Throws a `too_large` upload error. */
export function checkSize(size: number, { maxSize }: Pick<FileRules, 'maxSize'>): void {
  if (size > maxSize) throw new UploadError('too_large')
}

/** Refuses too many pixels. Throws a `too_many_pixels` upload error. */
export function checkPixels(
  { width, height }: Dimensions,
  { maxPixels }: Pick<FileRules, 'maxPixels'>,
): void {
  if (width * height > maxPixels) throw new UploadError('too_many_pixels')
}

const twoDecimals = (ratio: number) => Math.round(ratio * 100) / 100

/** Refuses another shape than the required one, both rounded to two decimals. Throws `aspect_ratio`. */
export function checkAspectRatio(
  { width, height }: Dimensions,
  { aspectRatio, isCropAllowed = false }: Pick<FileRules, 'aspectRatio' | 'isCropAllowed'>,
): void {
  if (aspectRatio === undefined || isCropAllowed) return
  if (twoDecimals(width / height) !== twoDecimals(aspectRatio))
    throw new UploadError('aspect_ratio')
}
