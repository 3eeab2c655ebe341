import { sharp } from './sharp.ts'
import { sniffImageType, type ImageType } from './sniff.ts'

/** Pixels of all frames together; 40 million take about 160 MB once decoded. */
export const maxPixels = 40_000_000

export interface ProbedImage {
  readonly type: ImageType
  /** As shown, after the camera's turn is applied. */
  readonly width: number
  readonly height: number
  readonly frames: number
}

/** Why a file is not taken: not an image of a known type, broken, or too large once decoded. */
export type ImageFault = 'type' | 'broken' | 'too-large'

/** Reads the header alone; nothing is decoded before the size is known to be bearable. */
export async function probeImage(bytes: Uint8Array): Promise<ProbedImage | ImageFault> {
  const type = sniffImageType(bytes)
  if (type === null) return 'type'
  const header = await readHeader(bytes)
  if (header === null) return 'broken'
  const frames = header.pages ?? 1
  const { width, height } = header.autoOrient
  return width * height * frames > maxPixels ? 'too-large' : { type, width, height, frames }
}

async function readHeader(bytes: Uint8Array) {
  try {
    return await sharp(bytes).metadata()
  } catch {
    // The library's words depend on its version; a header that cannot be read is a broken file.
    return null
  }
}
