import { sharp } from './sharp.ts'
import { maxPixels, type ProbedImage } from './probe.ts'

/** Longest side that is kept; twice the widest banner (1,000 px). */
const longestSide = 2000

export interface EncodedImage {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: ProbedImage['type']
  readonly width: number
  readonly height: number
}

/**
 * Decodes and writes the image anew, so that nothing of the file but its pixels is stored: no
 * metadata, no trailing data, no trick aimed at another decoder. The camera's turn is applied and
 * anything longer than 2,000 px is made smaller.
 *
 * @returns null when the pixels cannot be decoded
 */
export async function reEncodeImage(
  bytes: Uint8Array,
  probed: ProbedImage,
): Promise<EncodedImage | null> {
  const isGif = probed.type === 'image/gif'
  const image = sharp(bytes, { animated: isGif, limitInputPixels: maxPixels, failOn: 'error' })
  if (!isGif) image.autoOrient()
  image.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  if (probed.type === 'image/jpeg') image.jpeg({ quality: 86, mozjpeg: true })
  else if (isGif) image.gif()
  else image.png({ compressionLevel: 9 })
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    const height = info.pageHeight ?? info.height
    return { bytes: new Uint8Array(data), type: probed.type, width: info.width, height }
  } catch {
    // A file whose pixels cannot be read is the sender's fault and is reported as such.
    return null
  }
}
