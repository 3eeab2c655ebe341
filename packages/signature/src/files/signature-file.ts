import { trimEnd } from '../trim-end.ts'
import type { Bytes } from './bytes.ts'

/** The part of `renderSignature`'s result that the files need. */
export interface Rendered {
  html: string
  text: string
}

/** A file to download; `bytes` are in the encoding that the mail client expects. */
export interface SignatureFile {
  name: string
  /** Media type for the download. */
  type: string
  bytes: Bytes
}

const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const longestName = 80

/**
 * Converts a signature's name, as typed by the user, to a file name that is valid on Windows, macOS
 * and Linux. Forbidden characters become spaces; an empty name becomes `Signature`, and the device
 * names of Windows get that word as a prefix.
 */
export function fileName(signatureName: string, extension: string): string {
  const allowed = signatureName.normalize('NFC').replace(/[<>:"/\\|?*\p{C}]/gu, ' ')
  const short = Array.from(allowed).slice(0, longestName).join('').replace(/\s+/g, ' ')
  const cleaned = trimEnd(short.replace(/^[\s.]+/, ''), /[\s.]/)
  const stem = cleaned === '' || reservedOnWindows.test(cleaned) ? `Signature ${cleaned}` : cleaned
  return `${stem.trim()}.${extension}`
}
