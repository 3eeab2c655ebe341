import type { Media, SignatureData } from '@org/signature'
import { withMedia } from '../model/signature-image.ts'
import type { ImagePart } from './fix.ts'

/**
 * Whether an image is on another server. Such a server may allow showing the image but not reading
 * it; the image then cannot be redrawn here.
 */
export function isForeign({ src }: Media): boolean {
  const { protocol, origin } = new URL(src, location.href)
  return protocol.startsWith('http') && origin !== location.origin
}

/**
 * Returns the image with its natural size, which can be read even for images on other servers.
 * Rejects if the image cannot be loaded.
 */
export async function measureImage(media: Media): Promise<Media> {
  const image = new Image()
  image.src = media.src
  await image.decode()
  return { ...media, width: image.naturalWidth, height: image.naturalHeight }
}

/** Replaces an image of the signature, unless the old one was changed in the meantime. */
export function withReplacedImage(
  data: SignatureData,
  part: ImagePart,
  former: Media,
  media: Media,
): SignatureData {
  if (data[part].media !== former) return data
  return { ...data, [part]: withMedia(data[part], part, media) }
}
