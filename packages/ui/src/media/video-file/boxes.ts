import type { Bytes } from './bytes.ts'

/** Place of a box (also called atom) in an mp4 file; sizes and offsets in bytes. */
export interface Box {
  type: string
  start: number
  /** Size including the header. */
  size: number
  headerSize: number
}

/**
 * Error for an mp4 file whose structure cannot be read: for example, a box is cut off or does not
 * fit into the file, or the index is missing or too large.
 */
export class BoxError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BoxError'
  }
}

/** Maximum size of an index in bytes. The index of an hour of video takes one or two megabytes. */
export const maxIndexSize = 64 * 1024 * 1024

/** Maximum size of a header in bytes: size, type and the 64-bit size of a large box. */
export const maxHeaderSize = 16

const typeAt = (view: DataView, at: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))

/**
 * Reads the header of the box that starts at `start`, from a view of its first bytes. `end` is the
 * end of the data that contains the box: a box of size 0 extends to it. Source: ISO/IEC 14496-12,
 * section 4.2.
 */
export function readBoxHeader(view: DataView, start: number, end: number): Box {
  if (view.byteLength < 8) throw new BoxError(`The box at ${start} has no complete header`)
  const type = typeAt(view, 4)
  const shortSize = view.getUint32(0)
  const isLarge = shortSize === 1
  if (isLarge && view.byteLength < maxHeaderSize) {
    throw new BoxError(`The box ${type} at ${start} has no complete header`)
  }
  const headerSize = isLarge ? maxHeaderSize : 8
  const size = isLarge ? Number(view.getBigUint64(8)) : shortSize === 0 ? end - start : shortSize
  if (size < headerSize || start + size > end) {
    throw new BoxError(`The box ${type} at ${start} does not fit into the file`)
  }
  return { type, start, size, headerSize }
}

/** Limit against hostile files with millions of tiny boxes. */
export const maxBoxes = 100_000

/** An outermost box of a file, with its first bytes: at most `maxHeaderSize`. */
export interface OuterBox extends Box {
  firstBytes: Bytes
}

/** Outermost boxes without which a video is cut off, if their header is there. */
const mediaBoxes = ['moov', 'mdat', 'moof']

/**
 * Whether what follows the boxes may be left out: there are an index and media, and the next bytes
 * are no box of either. Cameras and phones add trailers of their own, and copying adds stray bytes.
 */
function isComplete(boxes: readonly Box[], rest: DataView): boolean {
  const types = boxes.map(({ type }) => type)
  if (!types.includes('moov') || !types.includes('mdat')) return false
  return rest.byteLength < 8 || !mediaBoxes.includes(typeAt(rest, 4))
}

/** Returns the box at `start`; null if the file is complete without it. Throws a `BoxError`. */
function nextBox(boxes: readonly Box[], header: DataView, start: number, end: number): Box | null {
  try {
    return readBoxHeader(header, start, end)
  } catch (error) {
    if (isComplete(boxes, header)) return null
    throw error
  }
}

/**
 * Lists the outermost boxes of a file, up to the first bytes after index and media that are no box.
 * Reads only their headers. Throws a `BoxError`.
 */
export async function readBoxes(file: Blob): Promise<OuterBox[]> {
  const boxes: OuterBox[] = []
  let start = 0
  while (start < file.size) {
    if (boxes.length === maxBoxes) throw new BoxError('The file has too many boxes')
    const header = await file.slice(start, start + maxHeaderSize).arrayBuffer()
    const box = nextBox(boxes, new DataView(header), start, file.size)
    if (box === null) break
    boxes.push({ ...box, firstBytes: new Uint8Array(header) })
    start += box.size
  }
  return boxes
}
