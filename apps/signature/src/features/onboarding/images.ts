import type { Media, SignatureData } from '@org/signature'
import { onboardingTexts } from './texts.ts'
import { draftStore } from './draft-store.ts'

/** The two pictures of a signature that a user uploads. */
export const imageFields = ['logo', 'banner'] as const
export type ImageField = (typeof imageFields)[number]

/** A chosen picture is no longer in this browser, and has to be chosen again. */
export class ImageLost extends Error {
  constructor(name: string) {
    super(onboardingTexts.imageLost(name))
    this.name = 'ImageLost'
  }
}

/** A stored picture with the words that were given for the one whose place it takes. */
export function withWordsOf(former: Media | null, stored: Media | null): Media | null {
  if (stored === null || former?.alt === undefined) return stored
  return { ...stored, alt: former.alt }
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

/** The file of a stored picture, wherever in this installation it is stored. */
export async function downloadImage({ src, name }: Media): Promise<Blob> {
  const answer = await fetch(src)
  if (!answer.ok) throw new ImageLost(name ?? src)
  return answer.blob()
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

/** The signature with the pictures of another in their stored form, where it still has the same ones. */
export function withStored(
  data: SignatureData,
  { before, stored }: { before: SignatureData; stored: SignatureData },
): SignatureData {
  return imageFields.reduce((present, field) => {
    const { media } = present[field]
    const former = before[field].media
    // A picture of this browser has another address after each reload.
    const isSame = media?.local ? media.ref === former?.ref : media?.src === former?.src
    const isMoved = stored[field].media !== former
    if (!isSame || !isMoved) return present
    return withMedia(present, field, withWordsOf(media, stored[field].media))
  }, data)
}
