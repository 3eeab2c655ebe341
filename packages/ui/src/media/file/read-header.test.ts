import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { gifFile, pngHeader } from '../../testing/media/files.ts'
import { readHeader, uprightSize } from './read-header.ts'

const blob = (bytes: readonly number[]) => new Blob([Uint8Array.from(bytes)])
const orientations = new URL('../../testing/media/orientations/', import.meta.url)
const jpeg = async (orientation: number) =>
  new Blob([await readFile(new URL(`${orientation}.jpg`, orientations))])

describe('readHeader', () => {
  it('reads the size of a png without decoding it', async () => {
    const header = await readHeader(blob(pngHeader(60_000, 40_000)), 'image/png')
    expect(header).toEqual({ width: 60_000, height: 40_000, orientation: 1 })
  })

  it('reads the size of a gif', async () => {
    expect(await readHeader(gifFile(), 'image/gif')).toMatchObject({ width: 4, height: 3 })
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'reads a jpeg’s orientation %i and its upright size',
    async (orientation) => {
      const header = await readHeader(await jpeg(orientation), 'image/jpeg')
      expect(header?.orientation).toBe(orientation)
      expect(header && uprightSize(header)).toEqual({ width: 60, height: 90 })
    },
  )

  it('reads a jpeg with little-endian EXIF data', async () => {
    const little = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...little]
    const frame = [0xff, 0xc2, 0, 8, 8, 0, 30, 0, 20]
    const bytes = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, ...frame]
    expect(await readHeader(blob(bytes), 'image/jpeg')).toEqual({
      width: 20,
      height: 30,
      orientation: 6,
    })
  })

  it.each([
    ['a cut-off png', 'image/png', pngHeader(10, 10).slice(0, 20)],
    ['a png without width', 'image/png', pngHeader(0, 10)],
    ['a jpeg without a frame', 'image/jpeg', [0xff, 0xd8, 0xff, 0xd9]],
    ['a jpeg whose segment has no length', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]],
    ['a film', 'video/mp4', [0, 0, 0, 24]],
  ])('returns null for %s', async (_, type, bytes) => {
    expect(await readHeader(blob(bytes), type)).toBeNull()
  })

  it('gives up on a jpeg with endless empty segments', async () => {
    const segments = Array.from({ length: 50_000 }, () => [0xff, 0xe0, 0, 2]).flat()
    expect(await readHeader(blob([0xff, 0xd8, ...segments]), 'image/jpeg')).toBeNull()
  })
})
