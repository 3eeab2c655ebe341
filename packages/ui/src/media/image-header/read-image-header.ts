import type { Dimensions } from '../file/dimensions.ts'
import { sniffType } from '../file/sniff-type.ts'
import { exifOrientation } from './exif-orientation.ts'

/** Type of an image, its stored size, and its EXIF orientation (1 to 8; 1 is upright). */
export interface ImageHeader extends Dimensions {
  type: 'image/png' | 'image/gif' | 'image/jpeg'
  orientation: number
}

type Sizes = Dimensions & Partial<Pick<ImageHeader, 'orientation'>>

/** Reads the IHDR chunk, which is the first of every PNG. */
function readPng(view: DataView): Sizes | null {
  return view.byteLength < 33 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
}

function readGif(view: DataView): Sizes | null {
  if (view.byteLength < 14) return null
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/**
 * Whether a marker starts a frame header, which contains the size. 0xC4, 0xC8 and 0xCC are in the
 * same range but start other segments.
 */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Limit against hostile files with millions of empty segments; cameras write a few dozen. */
const maxSegments = 2000

/** Reads the segments of a JPEG up to its frame header (ITU-T T.81, annex B). */
function readJpeg(view: DataView): Sizes | null {
  let orientation = 1
  let at = 2
  for (let segment = 0; segment < maxSegments && at + 9 <= view.byteLength; segment += 1) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // A marker may be preceded by any number of 0xFF bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation }
    }
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    if (marker === 0xe1 && orientation === 1)
      orientation = exifOrientation(view, at + 4, length - 2)
    at += 2 + length
  }
  return null
}

const readers = {
  'image/png': readPng,
  'image/gif': readGif,
  'image/jpeg': readJpeg,
}

/**
 * Reads the type and the size of an image from its content, without decoding it: a file of a few
 * kilobytes can declare gigabytes of pixels. Null for other files and for unreadable headers.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const type = sniffType(bytes)
  if (type === null || type === 'video/mp4') return null
  const sizes = readers[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return sizes && sizes.width > 0 && sizes.height > 0 ? { type, orientation: 1, ...sizes } : null
}

/** Returns the size of the upright image: orientations 5 to 8 swap width and height. */
export function uprightSize({ width, height, orientation }: ImageHeader): Dimensions {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
