const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

/** Brands of the `ftyp` box that players accept as MP4; QuickTime, HEIC and AVIF have others. */
const mp4Brand = /^(isom|iso[2-9]|mp4[12]|mp71|avc1|M4V |MSNV|dash|f4v |NDS[CHMPSX]|cmfc)$/

/** The first bytes of every PNG (https://www.w3.org/TR/png-3/#5PNG-file-signature). */
export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A type that `sniffType` recognises. */
type SniffedType = 'image/jpeg' | 'image/png' | 'image/gif' | 'video/mp4'

/** Number of bytes that `sniffType` needs from the start of a file. */
export const sniffedBytes = 32

/**
 * Detects the type from a file's first bytes: `image/jpeg`, `image/png`, `image/gif`, `video/mp4`,
 * or null. Name and declared type are not trustworthy. Sources: the WHATWG's "MIME Sniffing" and
 * the list of brands on mp4ra.org.
 */
export function sniffType(bytes: Uint8Array): SniffedType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, pngSignature)) return 'image/png'
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'image/gif'
  if (startsWith(bytes, ascii('ftyp'), 4)) {
    const brand = String.fromCharCode(...bytes.subarray(8, 12))
    return mp4Brand.test(brand) ? 'video/mp4' : null
  }
  return null
}
