import type { MediaObject } from '@org/api/client'
import type { Media } from '@org/signature'

/** Converts a stored image to the form that signature data uses for images. */
export function storedMedia(media: MediaObject): Media {
  return {
    id: media.id,
    path: media.path,
    src: media.path,
    type: media.type,
    width: media.width,
    height: media.height,
    name: media.name,
    payload: { id: media.id },
  }
}
