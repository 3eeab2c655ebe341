import { trimEnd } from '../trim-end.ts'

/** What `renderSignature` returns, as far as the files need it. */
export interface Rendered {
  html: string
  text: string
}

/** A download: `bytes` are already in the encoding that the mail client reads. */
export interface SignatureFile {
  name: string
  /** Media type for the download. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const longestName = 80

/**
 * A file name that Windows, macOS and Linux all accept, from a signature's name as a person typed
 * it. Characters that a system refuses become spaces; nothing usable left gives `Signature`.
 */
export function fileName(signatureName: string, extension: string): string {
  const allowed = signatureName.normalize('NFC').replace(/[<>:"/\\|?*\p{C}]/gu, ' ')
  const short = Array.from(allowed).slice(0, longestName).join('').replace(/\s+/g, ' ')
  const cleaned = trimEnd(short.replace(/^[\s.]+/, ''), /[\s.]/)
  const stem = cleaned === '' || reservedOnWindows.test(cleaned) ? `Signature ${cleaned}` : cleaned
  return `${stem.trim()}.${extension}`
}
