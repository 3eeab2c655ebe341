import { apiError } from '../contract/errors.ts'
import type { EncodedImage, Images } from '../ports/services.ts'
import { inspectImage, isTooLarge } from './inspect-image.ts'

/**
 * Decodes an uploaded image and encodes it again, upright and without metadata. Throws MEDIA_TYPE
 * with `message` if its content is of none of these `types` or cannot be decoded, and TOO_LARGE if
 * decoding needs too much memory or time.
 *
 * @param owner the caller's organisation
 */
export async function encodeImage(
  images: Images,
  owner: string,
  bytes: Uint8Array<ArrayBuffer>,
  types: readonly string[],
  message?: string,
): Promise<EncodedImage> {
  const refusal = message === undefined ? {} : { message }
  const header = inspectImage(bytes)
  if (!header || !types.includes(header.type)) throw apiError('MEDIA_TYPE', refusal)
  if (isTooLarge(header)) throw apiError('TOO_LARGE', header.frames > 1 ? tooManyPixels : {})
  const image = await images.reencode({ bytes, type: header.type }, owner)
  if (!image) throw apiError('MEDIA_TYPE', refusal)
  return image
}

const tooManyPixels = {
  message:
    'Cette animation est trop grande : 25 mégapixels au plus, toutes ses images comprises. Réduisez ses dimensions ou le nombre de ses images.',
}
