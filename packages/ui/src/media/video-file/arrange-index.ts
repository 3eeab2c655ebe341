import { BoxError, maxIndexSize, readBoxes, readBoxHeader, type Box } from './boxes.ts'
import type { Bytes } from './bytes.ts'
import { moveIndex } from './chunk-offsets.ts'

/**
 * Whether the index has a box `mvex`, which means that the samples are listed in fragments
 * throughout the file.
 */
function isFragmented(moov: Bytes, { headerSize }: Box): boolean {
  let start = headerSize
  while (start < moov.byteLength) {
    const view = new DataView(moov.buffer, start)
    const { type, size } = readBoxHeader(view, start, moov.byteLength)
    if (type === 'mvex') return true
    start += size
  }
  return false
}

/** Returns the file without what follows its last box; the file itself if nothing does. */
function withoutTrailer(file: Blob, boxes: readonly Box[]): Blob {
  const last = boxes.at(-1)
  const end = last ? last.start + last.size : 0
  return end === file.size ? file : file.slice(0, end, file.type)
}

/**
 * Moves the index of an mp4 file (`moov`) in front of its data, so that the video can start before
 * the whole file has arrived. Reads only the headers of the boxes and the index, never the data:
 * the result consists of slices of the file and a corrected copy of the index. Returns the file
 * itself if there is nothing to move, or if it is fragmented. What follows the last box is left out.
 * Rejects with a `BoxError` if the
 * boxes cannot be read, or if the index is missing or too large.
 */
export async function arrangeIndex(file: Blob): Promise<Blob> {
  const boxes = await readBoxes(file)
  const index = boxes.find(({ type }) => type === 'moov')
  const data = boxes.find(({ type }) => type === 'mdat')
  if (!index) throw new BoxError('The file has no index')
  const whole = withoutTrailer(file, boxes)
  if (!data || index.start < data.start) return whole
  if (boxes.some(({ type }) => type === 'moof')) return whole
  if (index.size > maxIndexSize) throw new BoxError('The index is too large')
  const end = index.start + index.size
  const moov = new Uint8Array(await file.slice(index.start, end).arrayBuffer())
  if (isFragmented(moov, index)) return whole
  const moved = moveIndex(moov, { from: index.start, to: data.start })
  return new Blob(
    [whole.slice(0, data.start), moved, whole.slice(data.start, index.start), whole.slice(end)],
    { type: file.type },
  )
}
