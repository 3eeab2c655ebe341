import { apiError } from '../contract/errors.ts'
import type { EncodedImage, Images } from '../ports/services.ts'
import { inspectImage, isTooLarge } from './inspect-image.ts'

/**
 * Decodes an uploaded image and encodes it again, upright and without metadata. Throws MEDIA_TYPE
 * with `message` if its content is of none of these `types` or cannot be decoded, and TOO_LARGE if
 * decoding needs too much memory.
 */
export async function encodeImage(
  images: Images,
  bytes: Uint8Array<ArrayBuffer>,
  types: readonly string[],
  message?: string,
): Promise<EncodedImage> {
  const refusal = message === undefined ? {} : { message }
  const header = inspectImage(bytes)
  if (!header || !types.includes(header.type)) throw apiError('MEDIA_TYPE', refusal)
  if (isTooLarge(header)) throw apiError('TOO_LARGE')
  const image = await images.reencode({ bytes, type: header.type })
  if (!image) throw apiError('MEDIA_TYPE', refusal)
  return image
}
