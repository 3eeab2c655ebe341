import { maxPixelsOfFrames, type EncodedImage, type StoredFile } from '@org/api'
import { sharp } from './sharp.ts'

/** Longest side that is kept; a little over twice the widest banner (1,000 px). */
const longestSide = 2400

/**
 * Decodes and re-encodes the image, so that only the pixels of the file are stored: no
 * metadata, no trailing data, no trick aimed at another decoder. The camera's turn is applied and
 * anything longer than 2,400 px is made smaller.
 *
 * @returns null when the pixels cannot be decoded
 */
export async function reEncodeImage(file: StoredFile): Promise<EncodedImage | null> {
  const isGif = file.type === 'image/gif'
  const image = sharp(file.bytes, {
    animated: isGif,
    limitInputPixels: maxPixelsOfFrames,
    failOn: 'error',
  })
  if (!isGif) image.autoOrient()
  image.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  if (isGif) image.gif()
  else if (file.type === 'image/jpeg') image.jpeg({ quality: 86, mozjpeg: true })
  else image.png({ compressionLevel: 9 })
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    const height = info.pageHeight ?? info.height
    return { bytes: new Uint8Array(data), type: file.type, width: info.width, height }
  } catch {
    // Unreadable pixels are the sender's error, and the caller reports it.
    return null
  }
}
