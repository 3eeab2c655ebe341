import type { EncodedImage, StoredFile } from '@org/api'
import { maxDecodedPixels, movingEffort } from './limits.ts'
import { sharp } from './sharp.ts'

/** Maximum side length; a little over twice the widest banner (1,000 px). */
const longestSide = 2400

/**
 * Decodes and re-encodes the image, so that only its pixels are stored: no metadata, no trailing
 * data, no exploit for another decoder. Applies the EXIF orientation and shrinks images whose
 * longest side exceeds 2,400 px.
 *
 * @returns null when the pixels cannot be decoded
 */
export async function reEncodeImage(file: StoredFile): Promise<EncodedImage | null> {
  const isGif = file.type === 'image/gif'
  const image = sharp(file.bytes, {
    animated: isGif,
    limitInputPixels: maxDecodedPixels,
    failOn: 'error',
  })
  if (!isGif) image.autoOrient()
  image.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  if (isGif) image.gif({ effort: movingEffort })
  else if (file.type === 'image/jpeg') image.jpeg({ quality: 86, mozjpeg: true })
  else image.png({ compressionLevel: 9 })
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    const height = info.pageHeight ?? info.height
    return { bytes: new Uint8Array(data), type: file.type, width: info.width, height }
  } catch {
    // The uploaded file is unreadable; the caller reports that.
    return null
  }
}
