import { defaultSignatureData, limits } from '@org/signature'
import type { Media, SignatureImage } from '@org/signature'

/** Widths in pixels at which most logos and banners look right in a signature. */
const usualWidth = { wideLogo: 140, logo: 80, banner: 480 }

/**
 * Sets a newly picked file. If it is the first file and the width still has its default, the width
 * becomes the usual one for the image's shape. It does not exceed the image's natural width, unless
 * that is below the minimum.
 */
export function withMedia(
  image: SignatureImage,
  kind: 'logo' | 'banner',
  media: Media,
): SignatureImage {
  const mediaId = media.id ?? media.payload?.id ?? null
  const isUntouched = image.media === null && image.width === defaultSignatureData[kind].width
  const width = isUntouched ? startWidth(kind, media) : image.width
  return { ...image, media, mediaId, width }
}

/** Removes the file of an image. Its settings are kept for the next one. */
export function withoutMedia(image: SignatureImage): SignatureImage {
  return { ...image, media: null, mediaId: null }
}

function startWidth(kind: 'logo' | 'banner', { width, height }: Media): number {
  const range = kind === 'logo' ? limits.logoWidth : limits.bannerWidth
  const logo = width >= 2 * height ? usualWidth.wideLogo : usualWidth.logo
  return Math.max(range.min, Math.min(width, kind === 'logo' ? logo : usualWidth.banner))
}
