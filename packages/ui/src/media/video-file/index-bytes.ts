import { BoxError, maxIndexSize, readBoxes, type OuterBox } from './boxes.ts'
import type { Bytes } from './bytes.ts'
import { checkIndex } from './check-index.ts'

/** Bytes of a file, and where they start. */
interface Piece {
  start: number
  bytes: Bytes
}

/** The bytes of a video file that describe the video; all others are zero. */
export interface IndexBytes {
  /** Size of the file in bytes. */
  size: number
  /** Returns a range of the file, which may be shared with other ranges. */
  read(start: number, end: number): Bytes
}

/** The type of an mp4 file. */
const fileType: Bytes = Uint8Array.of(
  0,
  0,
  0,
  16,
  ...new TextEncoder().encode('ftypisom'),
  0,
  0,
  0,
  0,
)

/** Returns the first bytes of a box; the type of a file says mp4, whatever the file says. */
function shownBytes({ type, firstBytes }: OuterBox): Bytes {
  if (type !== 'ftyp' || firstBytes.length < 12) return firstBytes
  const bytes = firstBytes.slice()
  bytes.set(fileType.subarray(8, 12), 8)
  return bytes
}

/** Reads an index and checks it. */
async function readChecked(file: Blob, { start, size }: OuterBox): Promise<Bytes> {
  const bytes = new Uint8Array(await file.slice(start, start + size).arrayBuffer())
  checkIndex(bytes)
  return bytes
}

/** Returns the place of the first piece that ends after `position`. */
function firstAfter(pieces: readonly Piece[], position: number): number {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const piece = pieces[middle]
    if (piece && piece.start + piece.bytes.length <= position) low = middle + 1
    else high = middle
  }
  return low
}

/** Joins the pieces in a range, with zeros between them. */
function joined(pieces: readonly Piece[], start: number, end: number): Bytes {
  let place = firstAfter(pieces, start)
  let piece = pieces[place]
  if (piece && piece.start <= start && piece.start + piece.bytes.length >= end) {
    return piece.bytes.subarray(start - piece.start, end - piece.start)
  }
  const bytes = new Uint8Array(end - start)
  while (piece && piece.start < end) {
    const from = Math.max(piece.start, start)
    bytes.set(piece.bytes.subarray(from - piece.start, end - piece.start), from - start)
    place += 1
    piece = pieces[place]
  }
  return bytes
}

/**
 * Reads the headers of the outermost boxes and the indexes of a video file, and checks them. What
 * it returns is all that a reader of the index gets to see: nothing unchecked, no data of the video,
 * nothing after its last box, and in front the type of an mp4, even if the file has none. Rejects with a `BoxError`; `maxIndexSize` limits all indexes together.
 */
export async function readIndexBytes(file: Blob): Promise<IndexBytes> {
  const boxes = await readBoxes(file)
  const indexes = boxes.filter(({ type }) => type === 'moov' || type === 'moof')
  if (!indexes.some(({ type }) => type === 'moov')) throw new BoxError('The file has no index')
  const indexSize = indexes.reduce((sum, { size }) => sum + size, 0)
  if (indexSize > maxIndexSize) throw new BoxError('The index is too large')
  const last = boxes.at(-1)
  const isTyped = boxes[0]?.type === 'ftyp'
  const shift = isTyped ? 0 : fileType.length
  const pieces: Piece[] = isTyped ? [] : [{ start: 0, bytes: fileType }]
  for (const box of boxes) {
    const isIndex = box.type === 'moov' || box.type === 'moof'
    const bytes = isIndex ? await readChecked(file, box) : shownBytes(box)
    pieces.push({ start: box.start + shift, bytes })
  }
  return {
    size: (last ? last.start + last.size : 0) + shift,
    read(start, end) {
      if (end - start > maxIndexSize) throw new BoxError('A frame is too large')
      return joined(pieces, start, end)
    },
  }
}
