import type { Media, SignatureData } from '@org/signature'
import type { MediaObject } from '@org/api/client'
import { draftStore } from './draft-store.ts'

/** The two pictures of a signature that a user uploads. */
export const imageFields = ['logo', 'banner'] as const
export type ImageField = (typeof imageFields)[number]

/** A stored image as a signature holds it. */
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

/** The signature with another picture in that place. */
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

/** Keeps a chosen picture in this browser until there is an account to upload it to. */
export async function keepImage(file: File): Promise<Media> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  const ref = crypto.randomUUID()
  await draftStore.writeImage(ref, file)
  const src = URL.createObjectURL(file)
  return { src, type: file.type, width, height, name: file.name, local: true, ref }
}

/** The signature with fresh addresses for its kept pictures; one that is gone leaves no picture. */
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
