import type { Media, SignatureData } from '@org/signature'
import type { UploadImage } from '../model/editor-types.ts'
import { newId } from '../../media/queue/new-id.ts'
import { withMedia } from '../model/signature-image.ts'
import type { ImagePart } from './fix.ts'
import { lighterWidth } from './picture-size.ts'

/** Bytes that a picture in a mail should not exceed. */
const maxBytes = { logo: 30_000, banner: 100_000 }

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** A picture as stored after its fix, with its size in bytes. */
export interface StoredPicture {
  media: Media
  bytes: number
}

export interface PictureTools {
  part: ImagePart
  upload: UploadImage
}

/**
 * Redraws a picture at about twice the shown width, within the size limit for mail,
 * and stores it in place of the former one. Rejects when the picture cannot be read, drawn or stored.
 * @param shown width in CSS pixels
 */
export async function compressPicture(
  media: Media,
  shown: number,
  tools: PictureTools,
): Promise<StoredPicture> {
  const { cropImage, loadImage } = await import('./picture-tools.ts')
  const { naturalWidth, naturalHeight } = await loadImage(media.src)
  const { blob } = await cropImage(media, whole(naturalWidth, naturalHeight), {
    maxWidth: lighterWidth(shown, naturalWidth / naturalHeight) / 2,
    maxHeight: Number.MAX_SAFE_INTEGER,
    maxBytes: maxBytes[tools.part],
  })
  return store(media, blob, tools)
}

/** Redraws a picture in that size and stores it. Rejects as `compressPicture` does. */
export async function enlargePicture(
  media: Media,
  size: { width: number; height: number },
  tools: PictureTools,
): Promise<StoredPicture> {
  const { drawCrop, loadImage } = await import('./picture-tools.ts')
  const image = await loadImage(media.src)
  // Drawn larger, a jpeg would show its blocks all the more: it becomes a png.
  const canvas = drawCrop(image, whole(image.naturalWidth, image.naturalHeight), size, null)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be written.')
  return store(media, blob, tools)
}

const whole = (width: number, height: number) => ({
  area: { x: 0, y: 0, width, height },
  rotation: 0,
  isFlippedHorizontally: false,
  isFlippedVertically: false,
})

async function store(media: Media, blob: Blob, { part, upload }: PictureTools) {
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
 * Whether a picture stands on another server. Such a server may let it be shown and yet not be read,
 * so that it cannot be redrawn here.
 */
export function isForeign({ src }: Media): boolean {
  const { protocol, origin } = new URL(src, location.href)
  return protocol.startsWith('http') && origin !== location.origin
}

/** The picture with its true size, which any server's picture tells. Rejects when it cannot be loaded. */
export async function measurePicture(media: Media): Promise<Media> {
  const image = new Image()
  image.src = media.src
  await image.decode()
  return { ...media, width: image.naturalWidth, height: image.naturalHeight }
}

/** The signature with another picture, unless the former one was changed meanwhile. */
export function withPicture(
  data: SignatureData,
  part: ImagePart,
  former: Media,
  media: Media,
): SignatureData {
  if (data[part].media !== former) return data
  return { ...data, [part]: withMedia(data[part], part, media) }
}
