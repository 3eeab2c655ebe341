import { describe, expect, it } from 'vitest'
import { BoxError } from './boxes.ts'
import { moveIndex } from './chunk-offsets.ts'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

const bytes32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

const bytes64 = (value: number) => [...bytes32(Math.floor(value / 2 ** 32)), ...bytes32(value)]

const box = (type: string, ...content: number[][]): number[] => {
  const bytes = content.flat()
  return [...bytes32(8 + bytes.length), ...ascii(type), ...bytes]
}

const stco = (...offsets: number[]) =>
  box('stco', bytes32(0), bytes32(offsets.length), ...offsets.map(bytes32))

const co64 = (...offsets: number[]) =>
  box('co64', bytes32(0), bytes32(offsets.length), ...offsets.map(bytes64))

/** Creates an index with a track for each table, and with a box that does not lead to a table. */
const index = (...tables: number[][]) =>
  box(
    'moov',
    box('mvhd', [1, 2, 3]),
    ...tables.map((table) => box('trak', box('mdia', box('minf', box('stbl', table))))),
  )

const move = (bytes: number[], from: number, to: number) => [
  ...moveIndex(Uint8Array.from(bytes), { from, to }),
]

describe('moveIndex', () => {
  it('adds the size of the index to the offsets of the data between its new and its old place', () => {
    const moov = index(stco(28, 900), co64(500))
    const { length } = moov
    expect(move(moov, 1000, 28)).toEqual(index(stco(28 + length, 900 + length), co64(500 + length)))
  })

  it('keeps offsets before the new place of the index and after its old place', () => {
    const moov = index(stco(20, 2000))
    expect(move(moov, 1000, 28)).toEqual(moov)
  })

  it('widens a table whose offsets no longer fit, and adds the growth to the offsets', () => {
    const moov = index(stco(28, 0xff_ff_ff_f0), stco(40))
    const size = moov.length + 8
    expect(move(moov, 0xff_ff_ff_ff, 28)).toEqual(
      index(co64(28 + size, 0xff_ff_ff_f0 + size), stco(40 + size)),
    )
  })

  it('widens a second table if the growth of the first pushes its offsets over the limit', () => {
    const { length } = index(stco(28), stco(28))
    const last = 0xff_ff_ff_ff - length
    const moov = index(stco(last + 1), stco(last - 2))
    const size = length + 8
    expect(move(moov, 0xff_ff_ff_ff, 28)).toEqual(
      index(co64(last + 1 + size), co64(last - 2 + size)),
    )
  })

  it('writes the actual size of an index that was declared to extend to the end of the file', () => {
    const moov = index(stco(28))
    const open = [0, 0, 0, 0, ...moov.slice(4)]
    expect(move(open, 1000, 28)).toEqual(index(stco(28 + moov.length)))
  })

  it.each([
    [
      'a table with more entries than bytes',
      index(box('stco', bytes32(0), bytes32(3), bytes32(28))),
    ],
    ['a table without a number of entries', index(box('stco', bytes32(0)))],
    ['a box that is larger than its parent', box('moov', [0, 0, 1, 0], ascii('trak'))],
    ['a box that is smaller than its header', box('moov', [0, 0, 0, 4], ascii('trak'))],
  ])('rejects %s', (_, moov) => {
    expect(() => move(moov, 1000, 28)).toThrow(BoxError)
  })
})
