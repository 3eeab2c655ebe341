import type { ImageHeader } from './image-header.ts'

/**
 * True for the markers of a frame header. In the same range, 0xc4, 0xc8 and 0xcc have other
 * meanings.
 */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Reads the segments of a JPEG up to its frame header (ITU-T T.81, annex B). */
export function inspectJpeg(bytes: Uint8Array): ImageHeader | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (isFrameHeader(marker)) {
      const height = view.getUint16(at + 5)
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height, frames: 1 }
    }
    // Fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}
