import type { MediaObject } from '../contract/entities/media.ts'
import { fileAddress } from '../media/variant.ts'
import type { MediaRecord } from '../ports/records.ts'

/** Builds the response for a stored image, with its absolute address. */
export function mediaView(publicUrl: string, media: MediaRecord): MediaObject {
  const { id, type, name, width, height, size } = media
  return { id, path: fileAddress(publicUrl, id), type, name, width, height, size }
}

/** Builds the short form of an image inside another entity: only its address and type. */
export function imageView(
  publicUrl: string,
  media: MediaRecord | null | undefined,
): { path: string; type: string } | null {
  return media ? { path: fileAddress(publicUrl, media.id), type: media.type } : null
}
