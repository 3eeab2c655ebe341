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

/** Reads an index and checks it. */
async function readChecked(file: Blob, { start, size }: OuterBox): Promise<Piece> {
  const bytes = new Uint8Array(await file.slice(start, start + size).arrayBuffer())
  checkIndex(bytes)
  return { start, bytes }
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
 * it returns is all that a reader of the index gets to see: nothing unchecked, and no data of the
 * video. Rejects with a `BoxError`; `maxIndexSize` limits all indexes together.
 */
export async function readIndexBytes(file: Blob): Promise<IndexBytes> {
  const boxes = await readBoxes(file)
  const indexes = boxes.filter(({ type }) => type === 'moov' || type === 'moof')
  if (!indexes.some(({ type }) => type === 'moov')) throw new BoxError('The file has no index')
  const indexSize = indexes.reduce((sum, { size }) => sum + size, 0)
  if (indexSize > maxIndexSize) throw new BoxError('The index is too large')
  const pieces: Piece[] = []
  for (const box of boxes) {
    const isIndex = box.type === 'moov' || box.type === 'moof'
    pieces.push(
      isIndex ? await readChecked(file, box) : { start: box.start, bytes: box.firstBytes },
    )
  }
  return {
    size: file.size,
    read(start, end) {
      if (end - start > maxIndexSize) throw new BoxError('A frame is too large')
      return joined(pieces, start, end)
    },
  }
}
