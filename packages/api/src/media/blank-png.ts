import { pngSignature } from '@org/ui/media/image-header'

/** Creates a transparent PNG with one-bit pixels (https://www.w3.org/TR/png-3/). */
export async function blankPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([1, 3], 8)
  // Each row starts with its filter byte. Every pixel is palette entry 0.
  const rows = new Uint8Array(height * (1 + Math.ceil(width / 8)))
  return join([
    Uint8Array.from(pngSignature),
    chunk('IHDR', header),
    chunk('PLTE', new Uint8Array(3)),
    chunk('tRNS', new Uint8Array(1)),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ])
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = join([new TextEncoder().encode(name), data])
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, data.length)
  const check = new Uint8Array(4)
  new DataView(check.buffer).setUint32(0, crc32(body))
  return join([length, body, check])
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
