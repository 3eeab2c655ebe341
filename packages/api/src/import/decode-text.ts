import type { TextEncodingName } from './sheet.ts'

export interface DecodedText {
  text: string
  encoding: TextEncodingName
}

/** Letters of Western European languages beyond ASCII, and the signs that French texts use. */
const usual = /[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäåæçèéêëìíîïñòóôõöùúûüÿŒœß€«»’°\u00a0]/g

/**
 * A file of text, its encoding found out: by its mark, by the zeros of UTF-16, as UTF-8 where it is
 * right, else the one of Windows or Mac that makes more usual letters.
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

/** In UTF-16 every other byte of a Western text is zero. */
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

/** Without the byte order mark, which the decoder takes away. */
const decode = (bytes: Uint8Array, encoding: TextEncodingName) =>
  new TextDecoder(encoding).decode(bytes)
