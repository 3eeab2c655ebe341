import { BoxError } from './boxes.ts'
import type { CountedEntries } from './counted-boxes.ts'

/** A box of a track's sample table. */
export interface Table extends CountedEntries {
  type: string
  content: DataView
}

/** Maximum number of samples that share a chunk or whose times are listed one by one. */
const maxSamples = 2_000_000

/** Measured heap of a sample whose times are listed one by one, in bytes. */
const sampleHeap = 100

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Adds up the first field of each entry: how many samples it stands for. */
function samplesOf({ content, count, entriesAt, entrySize }: Table): number {
  let samples = 0
  for (let entry = 0; entry < count; entry += 1) {
    samples += content.getUint32(entriesAt + entry * entrySize)
  }
  return samples
}

/**
 * Checks which chunks have how many samples: chunks are numbered upwards, and a reader adds up the
 * samples of a chunk one by one if their sizes differ.
 */
function checkChunks({ content, count, entriesAt, entrySize }: Table, hasSizes: boolean): void {
  let last = 0
  for (let entry = 0; entry < count; entry += 1) {
    const at = entriesAt + entry * entrySize
    const first = content.getUint32(at)
    const samples = content.getUint32(at + 4)
    if (first < last || first > maxSamples) throw new BoxError('The chunks are not in order')
    if (hasSizes && samples > maxSamples) throw new BoxError('A chunk has too many samples')
    last = first
  }
}

/**
 * Checks that the tables of a track do not make a reader repeat something for too many samples. An
 * entry of a table may stand for billions of samples. Returns the heap that listing them takes, in
 * bytes. Throws a `BoxError`.
 */
export function checkSampleTables(tables: readonly Table[]): number {
  const tablesOf = (...types: string[]) => tables.filter(({ type }) => types.includes(type))
  const hasSizes = tablesOf('stsz', 'stz2').some(({ entrySize }) => entrySize > 0)
  for (const table of tablesOf('stsc')) checkChunks(table, hasSizes)
  const offsets = tablesOf('ctts')
  // Without offsets, readers compute the time of a sample from the entry that it belongs to.
  if (!offsets.some(({ count }) => count > 0)) return 0
  const samples = sumOf(tablesOf('stts').map(samplesOf))
  const shifted = sumOf(offsets.map(samplesOf))
  if (samples > maxSamples || shifted > maxSamples) throw new BoxError('There are too many samples')
  return samples * sampleHeap
}
