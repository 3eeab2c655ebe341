import type { Dimensions } from './dimensions.ts'

/** Stored size of an image, and its EXIF orientation (1 to 8; 1 is upright). */
export interface ImageHeader extends Dimensions {
  orientation: number
}

/** Reads a slice of a file; shorter than `length` at the end of the file. */
async function piece(file: Blob, at: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(at, at + length).arrayBuffer())
}

async function readPng(file: Blob): Promise<ImageHeader | null> {
  const view = await piece(file, 16, 8)
  if (view.byteLength < 8) return null
  return { width: view.getUint32(0), height: view.getUint32(4), orientation: 1 }
}

async function readGif(file: Blob): Promise<ImageHeader | null> {
  const view = await piece(file, 6, 4)
  if (view.byteLength < 4) return null
  return { width: view.getUint16(0, true), height: view.getUint16(2, true), orientation: 1 }
}

/**
 * Whether a marker starts a frame header, which contains the size. 0xC4, 0xC8 and 0xCC are in the
 * same range but start other segments.
 */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Reads the orientation tag (0x0112) of an EXIF segment; 1 if there is none. */
function orientationIn(segment: DataView): number {
  if (segment.byteLength < 14 || segment.getUint32(0) !== 0x45786966) return 1
  const start = 6
  const little = segment.getUint16(start) === 0x4949
  const directory = start + segment.getUint32(start + 4, little)
  if (directory + 2 > segment.byteLength) return 1
  const entries = segment.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 10 > segment.byteLength) return 1
    if (segment.getUint16(at, little) !== 0x0112) continue
    const orientation = segment.getUint16(at + 8, little)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}

/** Limit against hostile files with millions of empty segments; cameras write a few dozen. */
const maxSegments = 2000

async function readJpeg(file: Blob): Promise<ImageHeader | null> {
  let orientation = 1
  let at = 2
  for (let segment = 0; segment < maxSegments && at < file.size; segment += 1) {
    const head = await piece(file, at, 9)
    if (head.byteLength < 4 || head.getUint8(0) !== 0xff) return null
    const marker = head.getUint8(1)
    // A marker may be preceded by any number of 0xFF bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      if (head.byteLength < 9) return null
      return { width: head.getUint16(7), height: head.getUint16(5), orientation }
    }
    const length = head.getUint16(2)
    if (length < 2) return null
    if (marker === 0xe1 && orientation === 1) {
      orientation = orientationIn(await piece(file, at + 4, length - 2))
    }
    at += 2 + length
  }
  return null
}

const readers: Readonly<Record<string, (file: Blob) => Promise<ImageHeader | null>>> = {
  'image/png': readPng,
  'image/gif': readGif,
  'image/jpeg': readJpeg,
}

/**
 * Reads the size of an image from its header, without decoding it: a file of a few kilobytes can
 * declare gigabytes of pixels. Null if the header is unreadable.
 */
export async function readHeader(file: Blob, type: string): Promise<ImageHeader | null> {
  const header = await readers[type]?.(file)
  return header && header.width > 0 && header.height > 0 ? header : null
}

/** Returns the size of the upright image: orientations 5 to 8 swap width and height. */
export function uprightSize({ width, height, orientation }: ImageHeader): Dimensions {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
