import type { Media, SignatureData } from '@org/signature'
import type { UploadImage } from '../model/editor-types.ts'
import { newId } from '../../media/queue/new-id.ts'
import { withMedia } from '../model/signature-image.ts'
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
 * Redraws an image at about twice the shown width, within the size limit for mail, and stores it in
 * place of the old one. Rejects when the image cannot be read, drawn or stored.
 * @param shown width in CSS pixels
 */
export async function compressImage(
  media: Media,
  shown: number,
  tools: ImageTools,
): Promise<FixedImage> {
  const { cropImage, loadImage } = await import('./image-tools.ts')
  const { naturalWidth, naturalHeight } = await loadImage(media.src)
  const { blob } = await cropImage(media, whole(naturalWidth, naturalHeight), {
    maxWidth: lighterWidth(shown, naturalWidth / naturalHeight) / 2,
    maxHeight: Number.MAX_SAFE_INTEGER,
    maxBytes: maxBytes[tools.part],
  })
  return store(media, blob, tools)
}

/** Redraws an image in the given size and stores it. Rejects like `compressImage`. */
export async function enlargeImage(
  media: Media,
  size: { width: number; height: number },
  tools: ImageTools,
): Promise<FixedImage> {
  const { drawCrop, loadImage } = await import('./image-tools.ts')
  const image = await loadImage(media.src)
  // Enlarging makes the block artefacts of a JPEG more visible; PNG adds none of its own.
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

/**
 * Whether an image is on another server. Such a server may allow showing the image but not reading
 * it, so that it cannot be redrawn here.
 */
export function isForeign({ src }: Media): boolean {
  const { protocol, origin } = new URL(src, location.href)
  return protocol.startsWith('http') && origin !== location.origin
}

/**
 * Returns the image with its true size, which is readable for images on any server. Rejects when
 * the image cannot be loaded.
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
