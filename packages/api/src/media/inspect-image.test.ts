import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blankPng } from './blank-png.ts'
import { inspectImage, isTooLarge } from './inspect-image.ts'

/** Creates a JPEG up to its frame header: the JFIF segment, a table, then the header. */
function jpeg(width: number, height: number): Uint8Array {
  const two = (value: number) => [value >> 8, value & 255]
  const jfif = [0xff, 0xe0, ...two(16), ...Array<number>(14).fill(0)]
  const table = [0xff, 0xc4, ...two(4), 0, 0]
  const frame = [0xff, 0xc2, ...two(17), 8, ...two(height), ...two(width), 3]
  return Uint8Array.from([0xff, 0xd8, ...jfif, ...table, ...frame, 0, 0, 0, 0])
}

/** Creates a GIF with a global color table of two colors, an extension and `frames` frames. */
function gif(width: number, height: number, frames: number): Uint8Array {
  const two = (value: number) => [value & 255, value >> 8]
  const head = [...new TextEncoder().encode('GIF89a'), ...two(width), ...two(height), 0x80, 0, 0]
  const extension = [0x21, 0xf9, 4, 0, 0, 0, 0, 0]
  const frame = [0x2c, 0, 0, 0, 0, ...two(width), ...two(height), 0, 2, 2, 0x4c, 1, 0]
  const body = Array.from({ length: frames }, () => [...extension, ...frame]).flat()
  return Uint8Array.from([...head, ...Array<number>(6).fill(0), ...body, 0x3b])
}

it('recognises png, jpeg and gif by their content', async () => {
  expect(inspectImage(await blankPng(640, 480))).toEqual({
    type: 'image/png',
    width: 640,
    height: 480,
    frames: 1,
  })
  expect(inspectImage(jpeg(1200, 300))).toEqual({
    type: 'image/jpeg',
    width: 1200,
    height: 300,
    frames: 1,
  })
  expect(inspectImage(gif(320, 200, 12))).toEqual({
    type: 'image/gif',
    width: 320,
    height: 200,
    frames: 12,
  })
})

it('rejects an SVG and a GIF without frames, and does not throw on random bytes', () => {
  expect(inspectImage(new TextEncoder().encode('<svg/>'))).toBeNull()
  expect(inspectImage(gif(10, 10, 0))).toBeNull()
  const magic = fc.constantFrom([0xff, 0xd8], [...new TextEncoder().encode('GIF89a')], [])
  fc.assert(
    fc.property(magic, fc.uint8Array({ maxLength: 300 }), (head, tail) => {
      const header = inspectImage(Uint8Array.from([...head, ...tail]))
      expect(header === null || header.width > 0).toBe(true)
    }),
  )
})

it('detects decompression bombs by their header', () => {
  const header = { type: 'image/png', width: 8000, height: 5000, frames: 1 } as const

  expect(isTooLarge(header)).toBe(false)
  expect(isTooLarge({ ...header, height: 5001 })).toBe(true)
  const animation = { type: 'image/gif', width: 500, height: 500 } as const
  expect(isTooLarge({ ...animation, frames: 100 })).toBe(false)
  expect(isTooLarge({ ...animation, frames: 101 })).toBe(true)
})
