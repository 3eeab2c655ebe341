import { readImageHeader, uprightSize } from '../image-header/read-image-header.ts'
import { UploadError } from '../upload-error.ts'
import type { Dimensions } from './dimensions.ts'
import { checkPixels, checkSize, checkType, type FileRules } from './file-rules.ts'
import { readDimensions } from './load-media.ts'
import { isVideoType } from './media-types.ts'
import { sniffedBytes, sniffType } from './sniff-type.ts'

/** A file with its actual type and its dimensions as displayed, with EXIF rotation applied. */
export interface InspectedFile extends Dimensions {
  /** The file itself, with its actual type if it declared another. */
  file: File
  type: string
}

/**
 * Detects the type from a file's content; null if it is unknown. Rejects with `unreadable`, for
 * example for a folder.
 */
export async function contentType(file: Blob): Promise<string | null> {
  try {
    return sniffType(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()))
  } catch (cause) {
    throw new UploadError('unreadable', { payload: cause })
  }
}

/**
 * Inspects a file, cheap checks first: type of the content, number of bytes, pixels in the header,
 * and only then whether it can be decoded. The aspect ratio is not checked, as cropping may change
 * it. Rejects with an `UploadError`.
 */
export async function inspectFile(file: File, rules: FileRules): Promise<InspectedFile> {
  const type = checkType(await contentType(file), rules)
  checkSize(file.size, rules)
  if (!isVideoType(type)) {
    const header = readImageHeader(new Uint8Array(await file.arrayBuffer()))
    if (header === null) throw new UploadError('unreadable')
    checkPixels(uprightSize(header), rules)
  }
  const dimensions = await readDimensions(file, type)
  checkPixels(dimensions, rules)
  const typed = file.type === type ? file : new File([file], file.name, { type })
  return { file: typed, type, ...dimensions }
}
