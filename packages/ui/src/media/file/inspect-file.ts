import { UploadError } from '../upload-error.ts'
import type { Dimensions } from './dimensions.ts'
import { checkPixels, checkSize, checkType, type FileRules } from './file-rules.ts'
import { readDimensions } from './load-media.ts'
import { isVideoType } from './media-types.ts'
import { readHeader, uprightSize } from './read-header.ts'
import { sniffedBytes, sniffType } from './sniff-type.ts'

/** A file that was looked into: its true type and its upright size. */
export interface InspectedFile extends Dimensions {
  /** The file itself, with its true type where it declared another. */
  file: File
  type: string
}

/** The type that a file's content tells, or null. Rejects with `unreadable`, for example for a folder. */
export async function contentType(file: Blob): Promise<string | null> {
  try {
    return sniffType(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()))
  } catch (cause) {
    throw new UploadError('unreadable', { payload: cause })
  }
}

/**
 * Looks into a file, the cheap checks first: bytes, type by content, announced pixels, and only then
 * whether it can be shown. The shape is not checked here, as a crop may still change it.
 * Rejects with an `UploadError`.
 */
export async function inspectFile(file: File, rules: FileRules): Promise<InspectedFile> {
  const type = checkType(await contentType(file), rules)
  checkSize(file.size, rules)
  if (!isVideoType(type)) {
    const header = await readHeader(file, type)
    if (header === null) throw new UploadError('unreadable')
    checkPixels(uprightSize(header), rules)
  }
  const dimensions = await readDimensions(file, type)
  checkPixels(dimensions, rules)
  const typed = file.type === type ? file : new File([file], file.name, { type })
  return { file: typed, type, ...dimensions }
}
