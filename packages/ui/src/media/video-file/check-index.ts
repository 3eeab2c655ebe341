import { BoxError, maxBoxes, readBoxHeader, type Box } from './boxes.ts'
import type { Bytes } from './bytes.ts'
import { checkSampleTables, type Table } from './check-sample-tables.ts'
import { countEntries } from './counted-boxes.ts'

/** The boxes that describe a video, by the only box that may contain them. */
const children: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['stbl'],
  stbl: ['stsd', 'stts', 'ctts', 'stsz', 'stz2', 'stsc', 'stco', 'co64', 'stss'],
  mvex: ['mehd', 'trex'],
  moof: ['traf'],
  traf: ['tfhd', 'tfdt', 'trun'],
}

/** Name of a box whose content every reader skips. */
const skipped = new TextEncoder().encode('free')

/** Maximum number of tracks in a file. Cameras write fewer than ten. */
const maxTracks = 100

/** Maximum size of the description of a track's samples, in bytes. Usually it takes 200. */
const maxDescriptionSize = 64 * 1024

/**
 * Boxes in which a reader would find further tables. In the description of samples, which is not
 * checked box by box, they have no meaning.
 */
const tableParents = ['trak', 'stbl', 'moof']

/** Maximum heap that the entries of an index take once they are read, in bytes. */
export const maxEntriesHeap = 144 * 1024 * 1024

/** State of the check of one index. */
interface Check {
  bytes: Bytes
  boxes: number
  tracks: number
  /** Heap that the entries so far take once they are read, in bytes. */
  heap: number
}

const viewOf = ({ buffer, byteOffset }: Bytes, start: number, end: number) =>
  new DataView(buffer, byteOffset + start, end - start)

function addHeap(check: Check, heap: number): void {
  check.heap += heap
  if (check.heap > maxEntriesHeap) throw new BoxError('The index has too many entries')
}

function count(check: Check, { type }: Box): void {
  check.boxes += 1
  if (check.boxes > maxBoxes) throw new BoxError('The index has too many boxes')
  if (type === 'trak') check.tracks += 1
  if (check.tracks > maxTracks) throw new BoxError('The file has too many tracks')
}

/** Checks the description of a track's samples: codec, dimensions, and settings of the codec. */
function checkDescription(content: DataView): void {
  if (content.byteLength > maxDescriptionSize) throw new BoxError('A description is too large')
  const text = new TextDecoder('latin1').decode(content)
  if (tableParents.some((type) => text.includes(type))) {
    throw new BoxError('A description contains a sample table')
  }
}

/** Lists the boxes in a range. Like all readers, ends at a box of size 0 and at a shorter rest. */
function boxesIn(check: Check, from: number, end: number): Box[] {
  const boxes: Box[] = []
  let start = from
  while (end - start >= 8) {
    const view = viewOf(check.bytes, start, end)
    if (view.getUint32(0) === 0) break
    const box = readBoxHeader(view, start, end)
    count(check, box)
    boxes.push(box)
    start += box.size
  }
  return boxes
}

/** Checks the content of a box, and hides the boxes that describe no video. */
function checkContent(check: Check, { type: parent, start, size, headerSize }: Box): void {
  const known = children[parent] ?? []
  const tables: Table[] = []
  for (const box of boxesIn(check, start + headerSize, start + size)) {
    const { type } = box
    const content = viewOf(check.bytes, box.start + box.headerSize, box.start + box.size)
    const entries = countEntries(type, content)
    if (!known.includes(type)) {
      check.bytes.set(skipped, box.start + 4)
    } else if (Object.hasOwn(children, type)) {
      checkContent(check, box)
    } else if (type === 'stsd') {
      checkDescription(content)
    } else if (entries) {
      addHeap(check, entries.heap)
      tables.push({ type, content, ...entries })
    }
  }
  if (parent === 'stbl') addHeap(check, checkSampleTables(tables))
}

/**
 * Checks the bytes of an index (`moov`) or of the index of a fragment (`moof`): the number of
 * entries that a box states against its size, and limits of everything that a reader repeats or
 * keeps in memory. Boxes that say nothing about the video, such as its title, become boxes that
 * readers skip, so they need no check. Throws a `BoxError`.
 */
export function checkIndex(bytes: Bytes): void {
  const box = readBoxHeader(viewOf(bytes, 0, bytes.length), 0, bytes.length)
  checkContent({ bytes, boxes: 0, tracks: 0, heap: 0 }, box)
}
