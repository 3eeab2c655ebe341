import type { Media, SignatureData } from '@org/signature'
import { onboardingTexts } from './texts.ts'
import { draftStore } from './draft-store.ts'

/** The two images of a signature that users upload. */
export const imageFields = ['logo', 'banner'] as const
export type ImageField = (typeof imageFields)[number]

/** Thrown when an image file is no longer available, so that the user must pick it again. */
export class ImageLost extends Error {
  constructor(name: string) {
    super(onboardingTexts.imageLost(name))
    this.name = 'ImageLost'
  }
}

/** Returns the stored image with the alternative text of the image that it replaces. */
export function withAltOf(previous: Media | null, stored: Media | null): Media | null {
  if (stored === null || previous?.alt === undefined) return stored
  return { ...stored, alt: previous.alt }
}

/** Returns the signature with one image replaced. */
export function withMedia(
  data: SignatureData,
  field: ImageField,
  media: Media | null,
): SignatureData {
  return {
    ...data,
    [field]: { ...data[field], media, mediaId: media?.payload?.id ?? media?.id ?? null },
  }
}

/** Stores a picked image in this browser until there is an account to upload it to. */
export async function keepImage(file: File): Promise<Media> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  const ref = crypto.randomUUID()
  await draftStore.writeImage(ref, file)
  const src = URL.createObjectURL(file)
  return { src, type: file.type, width, height, name: file.name, local: true, ref }
}

/** Downloads an uploaded image by its URL. */
export async function downloadImage({ src, name }: Media): Promise<Blob> {
  const response = await fetch(src)
  if (!response.ok) throw new ImageLost(name ?? src)
  return response.blob()
}

/** Gives local images new `blob:` URLs, and removes images that are no longer stored. */
export async function restoreImages(data: SignatureData): Promise<SignatureData> {
  let restored = data
  for (const field of imageFields) {
    const media = data[field].media
    if (!media?.local) continue
    const image = media.ref === undefined ? null : await draftStore.readImage(media.ref)
    const fresh = image && { ...media, src: URL.createObjectURL(image) }
    restored = withMedia(restored, field, fresh)
  }
  return restored
}

/**
 * Replaces the images in `data` with their uploaded versions in `stored`. Skips an image that has
 * changed since `before`, that is, during the upload.
 */
export function withStored(
  data: SignatureData,
  { before, stored }: { before: SignatureData; stored: SignatureData },
): SignatureData {
  return imageFields.reduce((present, field) => {
    const { media } = present[field]
    const previous = before[field].media
    // A local image gets a new `blob:` URL on each reload.
    const isSame = media?.local ? media.ref === previous?.ref : media?.src === previous?.src
    const isReplaced = stored[field].media !== previous
    if (!isSame || !isReplaced) return present
    return withMedia(present, field, withAltOf(media, stored[field].media))
  }, data)
}
