import { betweenSlices } from '../import/pause.ts'

/** A file in a multipart body; `bytes` are a view of it. */
export interface FilePart {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** How many parts are examined; our own forms have one. */
const mostParts = 20
/** Bytes of a part's headers, at most. */
const mostHeaderBytes = 4096
/** Bytes that are searched between two pauses. */
const step = 64 * 1024

const encoder = new TextEncoder()
const blankLine = encoder.encode('\r\n\r\n')

/**
 * The file of that name in a `multipart/form-data` body (RFC 7578); null where there is none. Looks
 * once at each byte and lets other work run between: the `formData()` of the platform blocks for half
 * a second over 10 MB, and for two over many parts.
 */
export async function findFilePart(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  name: string,
): Promise<FilePart | null> {
  const boundary = boundaryOf(contentType)
  if (boundary === null) return null
  const delimiter = encoder.encode(`\r\n--${boundary}`)
  // The first delimiter has no line before it.
  let start = startsWith(body, delimiter.subarray(2))
    ? delimiter.length - 2
    : await indexAfter(body, delimiter, 0)
  for (let part = 0; part < mostParts && start !== null && !isLast(body, start); part += 1) {
    const next: number | null = await indexAfter(body, delimiter, start)
    if (next === null) return null
    const headerEnd = await indexAfter(body.subarray(0, start + mostHeaderBytes), blankLine, start)
    if (headerEnd !== null) {
      const headers = new TextDecoder().decode(body.subarray(start, headerEnd))
      const disposition = dispositionOf(headers)
      const end = next - delimiter.length
      if (disposition?.name === name && disposition.fileName !== null) {
        return { name: disposition.fileName, bytes: body.subarray(Math.min(headerEnd, end), end) }
      }
    }
    start = next
  }
  return null
}

/** At most 70 characters (RFC 2046). */
function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? bare ?? null
}

function dispositionOf(headers: string) {
  const line = headers.split('\r\n').find((text) => /^content-disposition:/i.test(text))
  if (line === undefined || !/^content-disposition:\s*form-data\s*;/i.test(line)) return null
  const [, name] = /;\s*name="([^"]*)"/i.exec(line) ?? []
  return name === undefined ? null : { name: unescaped(name), fileName: fileNameOf(line) }
}

function fileNameOf(line: string): string | null {
  const [, encoded] = /;\s*filename\*=utf-8''([^\s;]*)/i.exec(line) ?? []
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // The plain name beside it is taken.
    }
  }
  const [, plain] = /;\s*filename="([^"]*)"/i.exec(line) ?? []
  return plain === undefined ? null : unescaped(plain)
}

/** What browsers write for the characters that would end a name (HTML, 4.10.21.8). */
const unescaped = (text: string): string =>
  text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

const startsWith = (bytes: Uint8Array, start: Uint8Array) =>
  start.every((byte, at) => bytes[at] === byte)

/** After the last part its delimiter ends with two hyphens. */
const isLast = (body: Uint8Array, at: number) => body[at] === 0x2d && body[at + 1] === 0x2d

/**
 * Where the first occurrence of `wanted` from `from` on has ended; null without one. Knuth, Morris and
 * Pratt's search: it never goes back, whatever the sender chose as boundary.
 */
async function indexAfter(
  bytes: Uint8Array,
  wanted: Uint8Array,
  from: number,
): Promise<number | null> {
  const pause = betweenSlices()
  const fallback = fallbacksOf(wanted)
  let matched = 0
  for (let at = from; at < bytes.length;) {
    for (const end = Math.min(bytes.length, at + step); at < end; at += 1) {
      if (matched === 0) {
        at = bytes.indexOf(wanted[0] ?? 0, at)
        if (at < 0) return null
      }
      while (matched > 0 && bytes[at] !== wanted[matched]) matched = fallback[matched - 1] ?? 0
      if (bytes[at] === wanted[matched]) matched += 1
      if (matched === wanted.length) return at + 1
    }
    await pause()
  }
  return null
}

/** Of each beginning of `wanted` the length of the longest other beginning with which it ends. */
function fallbacksOf(wanted: Uint8Array): number[] {
  const lengths = [0]
  for (let at = 1, length = 0; at < wanted.length; at += 1) {
    while (length > 0 && wanted[at] !== wanted[length]) length = lengths[length - 1] ?? 0
    if (wanted[at] === wanted[length]) length += 1
    lengths.push(length)
  }
  return lengths
}
