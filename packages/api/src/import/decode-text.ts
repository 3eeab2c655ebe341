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
 * UTF-16, or by being UTF-8. A few invalid bytes among UTF-8 letters, as pasting leaves them, are
 * read as Windows-1252. For other files, it chooses the Western or the Central European Windows
 * encoding or the Mac encoding, whichever yields more common letters.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  const text = encoding === 'utf-8' ? decodeUtf8(bytes) : decode(bytes, encoding)
  return { text, encoding }
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

/** Whether the bytes are UTF-8, with fewer invalid bytes than letters of several bytes. */
function isUtf8(bytes: Uint8Array): boolean {
  let letters = 0
  let invalid = 0
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at)
    if (length > 1) letters += 1
    if (length === 0) invalid += 1
    at += Math.max(1, length)
  }
  return invalid <= letters
}

/** Decodes UTF-8, and reads each invalid byte as Windows-1252. */
function decodeUtf8(bytes: Uint8Array): string {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at)
    if (length === 0) {
      parts.push(decode(bytes.subarray(start, at), 'utf-8'))
      parts.push(decode(bytes.subarray(at, at + 1), 'windows-1252'))
      start = at + 1
    }
    at += Math.max(1, length)
  }
  parts.push(decode(bytes.subarray(start), 'utf-8'))
  return parts.join('')
}

/** Returns the number of bytes of the UTF-8 character at `at`; 0 if the byte is invalid. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  if (first < 0xc2 || first > 0xf4 || at + length > bytes.length) return 0
  for (let next = at + 1; next < at + length; next += 1) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return length
}

/**
 * Letters of Windows-1250 where Windows-1252 has other characters in the same bytes, as they look in
 * Windows-1252 text where no Western language writes them: signs within words (`Paw³owski`), `è`
 * before a vowel (`Kuèera`), `ø` beside an acute letter (`Dvoøák`).
 */
const central =
  /\p{L}[£³¹¿¼¾¥¯]|[£³¿¯¥¼¾]\p{L}|[\u008d\u008f\u009d]|[íáéý]ø|ø[íáéý]|è[aeiouyáéíý]|(?<!\p{L})È[aeiouyáéí]|\p{L}ì\p{L}|\p{L}ù\p{Ll}|õ(?!e)|œ[a-tv-z]|ñ(?![aeiouáéíóúüh]|ch)|\p{L}æ(?!\p{L})/gu
const western = /[åÅçÇàÀ]|ã[eo]|õe|ñ[aeiouáéíóú]|œu|ø[bcdfgjklmnprstv]/g

/** An accented capital after a small letter, which no text has. */
const capitalWithin = /\p{Ll}[À-ÖÙ-ÜŒ]/gu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function oneByteEncoding(bytes: Uint8Array): TextEncodingName {
  const sample = bytes.subarray(0, 200_000)
  const text = decode(sample, 'windows-1252')
  const mac = decode(sample, 'macintosh')
  if (count(mac, usual) - 2 * count(mac, capitalWithin) > count(text, usual)) return 'macintosh'
  return count(text, central) > count(text, western) ? 'windows-1250' : 'windows-1252'
}

/** Decodes the bytes. `TextDecoder` removes the byte order mark. */
const decode = (bytes: Uint8Array, encoding: TextEncodingName) =>
  new TextDecoder(encoding).decode(bytes)
