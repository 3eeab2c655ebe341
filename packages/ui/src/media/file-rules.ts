import { UploadError } from './upload-error.ts'

/** Picture types that every upload of pictures accepts. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif']

/** Video types that every upload of videos accepts. */
export const videoTypes: readonly string[] = ['video/mp4']

/** Pictures and videos together, the library's default. */
export const mediaTypes: readonly string[] = [...imageTypes, ...videoTypes]

const typesByExtension: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
}

/** What a file must fulfil before it is sent. */
export interface FileRules {
  /** Accepted MIME types. */
  accept: readonly string[]
  /** Largest size in bytes. */
  maxSize: number
  /** Required width divided by height; not checked where it is undefined. */
  aspectRatio?: number | undefined
  /** Lets any shape through, because it can be cropped afterwards. */
  isCropAllowed?: boolean | undefined
}

/** Width and height in pixels. */
export interface Dimensions {
  width: number
  height: number
}

/** MIME type of a file, by its name where the system knows none. */
export function fileType(file: Pick<File, 'name' | 'type'>): string {
  if (file.type !== '') return file.type.toLowerCase()
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  return typesByExtension[extension] ?? ''
}

/** The first rule that a file breaks by its type or size, or null. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  rules: FileRules,
): UploadError | null {
  if (!rules.accept.includes(fileType(file))) return new UploadError('file_type')
  return file.size > rules.maxSize ? new UploadError('file_size') : null
}

function twoDecimals(ratio: number): number {
  return Math.round(ratio * 100) / 100
}

/** An error where the shape is not the required one (both rounded to two decimals), or null. */
export function checkAspectRatio(
  { width, height }: Dimensions,
  { aspectRatio, isCropAllowed = false }: FileRules,
): UploadError | null {
  if (aspectRatio === undefined || isCropAllowed) return null
  const isEqual = twoDecimals(width / height) === twoDecimals(aspectRatio)
  return isEqual ? null : new UploadError('aspect_ratio')
}
