import type { ImageHeader } from './image-header.ts'

/** The first bytes of every PNG (https://www.w3.org/TR/png-3/#5PNG-file-signature). */
export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Reads the size of a PNG from its IHDR chunk. */
export function inspectPng(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 33 || pngSignature.some((byte, index) => bytes[index] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), frames: 1 }
}
