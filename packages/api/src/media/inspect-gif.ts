import type { ImageHeader } from './image-header.ts'

/** Returns the length of a color table in bytes, as encoded in the flags byte before it. */
function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/**
 * Reads the size and the number of frames of a GIF from its blocks, without decoding (GIF89a,
 * appendix A).
 */
export function inspectGif(bytes: Uint8Array): ImageHeader | null {
  const magic = String.fromCharCode(...bytes.subarray(0, 6))
  if (magic !== 'GIF87a' && magic !== 'GIF89a') return null
  if (bytes.length < 14) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = view.getUint16(6, true)
  const height = view.getUint16(8, true)
  const frames = countFrames(bytes, 13 + tableLength(bytes[10] ?? 0))
  return frames === 0 ? null : { type: 'image/gif', width, height, frames }
}

function countFrames(bytes: Uint8Array, start: number): number {
  let at = start
  let frames = 0
  while (at < bytes.length) {
    const introducer = bytes[at]
    if (introducer === 0x21) {
      at = afterSubBlocks(bytes, at + 2)
    } else if (introducer === 0x2c) {
      frames += 1
      at = afterSubBlocks(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0))
    } else {
      return frames
    }
  }
  return frames
}

function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
