import { BoxError, readBoxHeader } from './boxes.ts'
import type { Bytes } from './bytes.ts'

/** Boxes to descend into, from `moov` down to the tables of chunk offsets. */
const parents: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

const largest32 = 0xff_ff_ff_ff

type Move = (offset: number) => number

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) =>
  new DataView(buffer, byteOffset, byteLength)

function writeBox(type: string, parts: readonly Bytes[]): Bytes {
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 8)
  const box = new Uint8Array(size)
  viewOf(box).setUint32(0, size)
  box.set(new TextEncoder().encode(type), 4)
  let at = 8
  for (const part of parts) {
    box.set(part, at)
    at += part.byteLength
  }
  return box
}

/**
 * Reads a table of chunk offsets: version and flags, number of entries, and an offset of 4 or 8
 * bytes each.
 */
function readOffsets(content: Bytes, width: 4 | 8): number[] {
  const view = viewOf(content)
  const count = view.byteLength < 8 ? -1 : view.getUint32(4)
  if (count < 0 || 8 + count * width > view.byteLength) {
    throw new BoxError('A table of chunk offsets is cut off')
  }
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * width
    return width === 4 ? view.getUint32(at) : Number(view.getBigUint64(at))
  })
}

/**
 * Writes a table of chunk offsets, as `co64` if it was a `co64` before or if an offset needs more
 * than 32 bits.
 */
function writeOffsets(offsets: readonly number[], isLong: boolean): Bytes {
  const width = isLong || offsets.some((offset) => offset > largest32) ? 8 : 4
  const content = new Uint8Array(8 + offsets.length * width)
  const view = viewOf(content)
  view.setUint32(4, offsets.length)
  for (const [index, offset] of offsets.entries()) {
    const at = 8 + index * width
    if (width === 4) view.setUint32(at, offset)
    else view.setBigUint64(at, BigInt(offset))
  }
  return writeBox(width === 4 ? 'stco' : 'co64', [content])
}

function moveChildren(content: Bytes, move: Move): Bytes[] {
  const children: Bytes[] = []
  let start = 0
  while (start < content.byteLength) {
    const { size } = readBoxHeader(viewOf(content.subarray(start)), start, content.byteLength)
    children.push(moveOffsets(content.subarray(start, start + size), move))
    start += size
  }
  return children
}

/**
 * Copies a box and replaces every chunk offset in it by the result of `move`. The copy is larger if
 * a table of 32-bit offsets has to become a table of 64-bit offsets.
 */
function moveOffsets(bytes: Bytes, move: Move): Bytes {
  const { type, headerSize } = readBoxHeader(viewOf(bytes), 0, bytes.byteLength)
  const content = bytes.subarray(headerSize)
  if (parents.has(type)) return writeBox(type, moveChildren(content, move))
  if (type !== 'stco' && type !== 'co64') return bytes
  const isLong = type === 'co64'
  return writeOffsets(readOffsets(content, isLong ? 8 : 4).map(move), isLong)
}

/** Old and new place of an index, in bytes from the start of the file. */
export interface IndexMove {
  from: number
  to: number
}

/**
 * Returns a copy of an index (the `moov` box of a file) with the chunk offsets for a new place,
 * which is before the old one. Offsets between the two places grow by the size of the copy. Offsets
 * after the old place grow only if the copy is larger than the original, by the difference. Throws
 * a `BoxError`.
 */
export function moveIndex(moov: Bytes, { from, to }: IndexMove): Bytes {
  const end = from + moov.byteLength
  const copyOfSize = (size: number) =>
    moveOffsets(moov, (offset) => {
      if (offset < to) return offset
      return offset < end ? offset + size : offset + size - moov.byteLength
    })
  let copy = copyOfSize(moov.byteLength)
  // A table that becomes larger moves the data further, so that another table may have to become
  // larger too.
  for (let size = moov.byteLength; size !== copy.byteLength;) {
    size = copy.byteLength
    copy = copyOfSize(size)
  }
  return copy
}
