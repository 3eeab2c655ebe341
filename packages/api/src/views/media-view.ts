import type { MediaObject } from '../contract/entities/media.ts'
import { fileAddress } from '../media/variant.ts'
import type { MediaRecord } from '../ports/records.ts'

/** A stored image with its absolute address. */
export function mediaView(publicUrl: string, media: MediaRecord): MediaObject {
  const { id, type, name, width, height, size } = media
  return { id, path: fileAddress(publicUrl, id), type, name, width, height, size }
}

/** Only address and type, for images inside other entities. */
export function imageView(
  publicUrl: string,
  media: MediaRecord | null | undefined,
): { path: string; type: string } | null {
  return media ? { path: fileAddress(publicUrl, media.id), type: media.type } : null
}
