import { deflateSync } from 'node:zlib'

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  let crc = 0xffffffff
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4)
  return frame
}

/** Creates a PNG with a single color. Sizes are in pixels, and channels range from 0 to 255. */
export function plainPng(width: number, height: number, rgb: [number, number, number]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(rgb))])
  const pixels = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A company's logo: 300 by 200, blue. */
export const logoPng = plainPng(300, 200, [47, 75, 224])

/** The smallest GIF: one black pixel. */
export const plainGif = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
)

/** Returns `plainGif` with a comment of this many kilobytes, so that it uploads slowly. */
export function largeGif(kilobytes: number): Buffer {
  const block = Buffer.concat([Buffer.from([250]), Buffer.alloc(250, 'x')])
  const comment = Array.from({ length: kilobytes * 4 }, () => block)
  const [begin, end] = [Buffer.from([0x21, 0xfe]), Buffer.from([0])]
  const trailer = plainGif.length - 1
  return Buffer.concat([
    plainGif.subarray(0, trailer),
    begin,
    ...comment,
    end,
    plainGif.subarray(trailer),
  ])
}
