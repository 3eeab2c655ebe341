import type { TextEncodingName } from './sheet.ts'

export interface DecodedText {
  text: string
  encoding: TextEncodingName
}

/**
 * Non-ASCII letters of Western European languages, and characters that are common in French text.
 */
const usual = /[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäåæçèéêëìíîïñòóôõöùúûüÿŒœß€«»’°\u00a0]/g

/**
 * Decodes a text file and detects its encoding: by the byte order mark, by the zero bytes of
 * UTF-16, or by being valid UTF-8. For other files, it chooses the Windows or the Mac encoding,
 * whichever yields more common letters.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  return { text: decode(bytes, encoding), encoding }
}

function encodingOf(bytes: Uint8Array): TextEncodingName {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : oneByteEncoding(bytes))
}

/** Detects UTF-16 without a byte order mark, where every other byte of a Western text is zero. */
function unmarkedUtf16(bytes: Uint8Array): TextEncodingName | null {
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 4
  if (odd > many && even < odd / 4) return 'utf-16le'
  if (even > many && odd < even / 4) return 'utf-16be'
  return null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function oneByteEncoding(bytes: Uint8Array): TextEncodingName {
  const score = (encoding: TextEncodingName) =>
    decode(bytes.subarray(0, 200_000), encoding).match(usual)?.length ?? 0
  return score('macintosh') > score('windows-1252') ? 'macintosh' : 'windows-1252'
}

/** Decodes the bytes. `TextDecoder` removes the byte order mark. */
const decode = (bytes: Uint8Array, encoding: TextEncodingName) =>
  new TextDecoder(encoding).decode(bytes)
