import { BoxError } from './boxes.ts'

/** Where a box states its number of entries, and how much each of them takes. */
interface EntryLayout {
  /** Offset of the 32-bit number of entries in the content of the box, in bytes. */
  countAt: number
  /** Offset of the first entry, in bytes. */
  entriesAt: number
  /** Minimum size of an entry, in bytes; may be a fraction. */
  entrySize: number
  /** Heap that an entry takes once it is read, in bytes; 0 if the reader keeps nothing of it. */
  heap: number
}

type LayoutOf = (content: DataView) => EntryLayout

/** Measured heap of an entry that becomes a number in an array, or an object in one, in bytes. */
const [asNumber, asObject] = [16, 112]

const layout =
  (entrySize: number, heap = 0, countAt = 4): LayoutOf =>
  () => ({ countAt, entriesAt: countAt + 4, entrySize, heap })

/** Reads the flags, which follow the version. */
const flagsOf = (content: DataView) => content.getUint32(0) & 0xff_ff_ff

/** Sample sizes; without a table if all samples have the same size. */
const sampleSizes: LayoutOf = (content) => {
  const hasTable = content.getUint32(4) === 0
  return { countAt: 8, entriesAt: 12, entrySize: hasTable ? 4 : 0, heap: hasTable ? asNumber : 0 }
}

const compactSampleSizes: LayoutOf = (content) => {
  const bits = content.getUint8(7)
  if (![4, 8, 16].includes(bits)) throw new BoxError(`A sample size cannot have ${bits} bits`)
  return { countAt: 8, entriesAt: 12, entrySize: bits / 8, heap: asNumber }
}

/** Samples of a fragment. Flags say which fields each sample has; it may have none. */
const fragmentSamples: LayoutOf = (content) => {
  const flags = flagsOf(content)
  const fieldsOf = (masks: readonly number[]) => masks.filter((mask) => flags & mask).length
  return {
    countAt: 4,
    entriesAt: 8 + 4 * fieldsOf([0x1, 0x4]),
    entrySize: 4 * fieldsOf([0x100, 0x200, 0x400, 0x800]),
    heap: 2 * asObject,
  }
}

/** Sizes of auxiliary information; without a table if all have the same size. */
const auxiliarySizes: LayoutOf = (content) => {
  const typeSize = flagsOf(content) & 1 ? 8 : 0
  const isTable = content.getUint8(4 + typeSize) === 0
  const countAt = 5 + typeSize
  return { countAt, entriesAt: countAt + 4, entrySize: isTable ? 1 : 0, heap: 0 }
}

const isLong = (content: DataView) => content.getUint8(0) === 1

/**
 * The boxes of sample tables and fragments that state a number of entries. Source: ISO/IEC 14496-12.
 */
const layouts: Readonly<Record<string, LayoutOf>> = {
  co64: layout(8, asNumber),
  ctts: layout(8, asObject),
  elst: (content) => layout(isLong(content) ? 20 : 12)(content),
  padb: layout(0.5),
  saio: (content) => layout(isLong(content) ? 8 : 4, 0, flagsOf(content) & 1 ? 12 : 4)(content),
  saiz: auxiliarySizes,
  sbgp: (content) => layout(8, 0, isLong(content) ? 12 : 8)(content),
  stco: layout(4, asNumber),
  stsc: layout(12, asObject),
  stsd: layout(16),
  stsh: layout(8),
  stss: layout(4, asNumber),
  stsz: sampleSizes,
  stts: layout(8, asObject),
  stz2: compactSampleSizes,
  subs: layout(6),
  trun: fragmentSamples,
}

/** The entries of a box, after their number was checked against the size of the box. */
export interface CountedEntries {
  count: number
  /** Offset of the first entry in the content of the box, in bytes. */
  entriesAt: number
  entrySize: number
  /** Heap that all entries take once they are read, in bytes. */
  heap: number
}

/**
 * Returns the entries of a box, given a view of its content; null if this type of box states no
 * number of entries. Throws a `BoxError` if the box is too small for its entries.
 */
export function countEntries(type: string, content: DataView): CountedEntries | null {
  const layoutOf = Object.hasOwn(layouts, type) ? layouts[type] : undefined
  if (!layoutOf) return null
  // The shortest box has version, flags and a number of entries.
  if (content.byteLength < 8) throw new BoxError(`The box ${type} is cut off`)
  const { countAt, entriesAt, entrySize, heap } = layoutOf(content)
  if (content.byteLength < entriesAt) throw new BoxError(`The box ${type} is cut off`)
  const count = content.getUint32(countAt)
  if (entriesAt + count * entrySize > content.byteLength) {
    throw new BoxError(`The box ${type} is too small for ${count} entries`)
  }
  return { count, entriesAt, entrySize, heap: count * heap }
}
