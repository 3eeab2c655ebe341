import type { Media } from '@org/signature'
import { cropImage } from '../../media/crop/crop-image.ts'
import { drawCrop } from '../../media/crop/draw-crop.ts'
import { loadImage } from '../../media/file/load-media.ts'
import { newId } from '../../media/queue/new-id.ts'
import type { UploadImage } from '../model/editor-types.ts'
import type { ImagePart } from './fix.ts'
import { lighterWidth } from './image-size.ts'

/** Largest recommended size of an image in a mail, in bytes. */
const maxBytes = { logo: 30_000, banner: 100_000 }

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** An image as stored after its fix, with its file size in bytes. */
export interface FixedImage {
  media: Media
  bytes: number
}

export interface ImageTools {
  part: ImagePart
  upload: UploadImage
}

/**
 * Redraws an image at about twice the shown width, within the size limit for mail, uploads it, and
 * returns it with the alternative text of the old image. Rejects when the image cannot be read,
 * drawn or stored.
 * @param shown width in CSS pixels
 */
export async function compressImage(
  media: Media,
  shown: number,
  tools: ImageTools,
): Promise<FixedImage> {
  const { naturalWidth, naturalHeight } = await loadImage(media.src)
  const { blob } = await cropImage(media, whole(naturalWidth, naturalHeight), {
    maxWidth: lighterWidth(shown, naturalWidth / naturalHeight) / 2,
    maxHeight: Number.MAX_SAFE_INTEGER,
    maxBytes: maxBytes[tools.part],
  })
  return store(media, blob, tools)
}

/** Redraws an image at the given size, and uploads it as a PNG. Rejects like `compressImage`. */
export async function enlargeImage(
  media: Media,
  size: { width: number; height: number },
  tools: ImageTools,
): Promise<FixedImage> {
  const image = await loadImage(media.src)
  // Enlarging makes the block artefacts of a JPEG more visible, and PNG adds no new ones.
  const canvas = drawCrop(image, whole(image.naturalWidth, image.naturalHeight), size, null)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The image could not be encoded.')
  return store(media, blob, tools)
}

const whole = (width: number, height: number) => ({
  area: { x: 0, y: 0, width, height },
  rotation: 0,
  isFlippedHorizontally: false,
  isFlippedVertically: false,
})

async function store(media: Media, blob: Blob, { part, upload }: ImageTools) {
  const name = (media.name ?? part).replace(/\.\w+$/, '')
  const file = new File([blob], `${name}.${extensions[blob.type] ?? 'png'}`, { type: blob.type })
  const stored = await upload(file, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
    id: newId(),
  })
  const { alt } = media
  return { media: alt === undefined ? stored : { ...stored, alt }, bytes: blob.size }
}
