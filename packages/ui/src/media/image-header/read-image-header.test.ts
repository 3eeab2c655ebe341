import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gifFile, pngHeader } from '../../testing/media/files.ts'
import { readImageHeader, uprightSize } from './read-image-header.ts'

const read = (bytes: Iterable<number>) => readImageHeader(Uint8Array.from(bytes))
const orientations = new URL('../../testing/media/orientations/', import.meta.url)
const jpeg = (orientation: number) => readFile(new URL(`${orientation}.jpg`, orientations))

describe('readImageHeader', () => {
  it('reads the size of a png without decoding it', () => {
    expect(read(pngHeader(60_000, 40_000))).toEqual({
      type: 'image/png',
      width: 60_000,
      height: 40_000,
      orientation: 1,
    })
  })

  it('reads the size of a gif', async () => {
    const bytes = await gifFile().bytes()
    expect(read(bytes)).toEqual({ type: 'image/gif', width: 4, height: 3, orientation: 1 })
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'reads a jpeg’s orientation %i and its upright size',
    async (orientation) => {
      const header = read(await jpeg(orientation))
      expect(header?.orientation).toBe(orientation)
      expect(header && uprightSize(header)).toEqual({ width: 60, height: 90 })
    },
  )

  const little = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...little]
  const frame = [0xff, 0xc2, 0, 8, 8, 0, 30, 0, 20]

  it('reads a jpeg with little-endian EXIF data', () => {
    const bytes = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...frame]
    expect(read(bytes)).toEqual({ type: 'image/jpeg', width: 20, height: 30, orientation: 6 })
  })

  it('reads bytes that start anywhere in their buffer', () => {
    const bytes = [9, 9, 9, 0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...frame]
    expect(readImageHeader(Uint8Array.from(bytes).subarray(3))).toMatchObject({
      width: 20,
      orientation: 6,
    })
  })

  it.each([
    ['a cut-off png', pngHeader(10, 10).slice(0, 20)],
    ['a png without width', pngHeader(0, 10)],
    ['a cut-off gif', [...new TextEncoder().encode('GIF89a'), 4, 0, 3, 0]],
    ['a jpeg without a frame', [0xff, 0xd8, 0xff, 0xd9]],
    ['a jpeg whose segment has no length', [0xff, 0xd8, 0xff, 0xe0, 0, 0, ...frame]],
    ['a jpeg whose EXIF segment is too short', [0xff, 0xd8, 0xff, 0xe1, 0, 1, ...frame]],
    ['a jpeg whose segment exceeds the file', [0xff, 0xd8, 0xff, 0xe1, 9, 9, ...exif]],
    ['a film', [0, 0, 0, 24, ...new TextEncoder().encode('ftypisom')]],
    ['no image', [0, 0, 0, 24]],
  ])('returns null for %s', (_, bytes) => {
    expect(read(bytes)).toBeNull()
  })

  it('gives up on a jpeg with endless empty segments', () => {
    const segments = Array.from({ length: 2001 }, () => [0xff, 0xe0, 0, 2]).flat()
    expect(read([0xff, 0xd8, ...segments.slice(8), ...frame])).not.toBeNull()
    expect(read([0xff, 0xd8, ...segments, ...frame])).toBeNull()
  })

  it('never throws', () => {
    const magic = fc.constantFrom([0xff, 0xd8, 0xff], [0xff, 0xd8, 0xff, 0xe1, 0, 60, ...exif])
    fc.assert(
      fc.property(magic, fc.uint8Array({ maxLength: 300 }), (head, tail) => {
        const header = read([...head, ...tail])
        expect(header === null || header.width > 0).toBe(true)
      }),
    )
  })
})
