import { betweenSlices } from '../import/pause.ts'

/** A file in a multipart body; `bytes` is a view of the body. */
export interface FilePart {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Maximum number of parts to examine. Our own forms have one. */
const maxParts = 20
/** Maximum size of a part's headers, in bytes. */
const maxHeaderBytes = 4096
/** Bytes to search between two pauses. */
const step = 64 * 1024

const encoder = new TextEncoder()
const blankLine = encoder.encode('\r\n\r\n')

/**
 * Finds the file in the field `name` of a `multipart/form-data` body (RFC 7578); null if there is
 * none. It searches for the boundaries in one pass and yields to other work. The platform's
 * `formData()` would block for half a second on 10 MB, and for two seconds on many parts.
 */
export async function findFilePart(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  name: string,
): Promise<FilePart | null> {
  const boundary = boundaryOf(contentType)
  if (boundary === null) return null
  const delimiter = encoder.encode(`\r\n--${boundary}`)
  // The line break before the first delimiter is optional.
  let start = startsWith(body, delimiter.subarray(2))
    ? delimiter.length - 2
    : await indexAfter(body, delimiter, 0)
  for (let part = 0; part < maxParts && start !== null && !isLast(body, start); part += 1) {
    const next: number | null = await indexAfter(body, delimiter, start)
    if (next === null) return null
    const headerEnd = await indexAfter(body.subarray(0, start + maxHeaderBytes), blankLine, start)
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

/** Extracts the boundary, which has at most 70 characters (RFC 2046). */
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
      // Fall back to the plain name.
    }
  }
  const [, plain] = /;\s*filename="([^"]*)"/i.exec(line) ?? []
  return plain === undefined ? null : unescaped(plain)
}

/** Undoes the escapes that browsers use in the names of fields and files (HTML, 4.10.21.8). */
const unescaped = (text: string): string =>
  text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

const startsWith = (bytes: Uint8Array, start: Uint8Array) =>
  start.every((byte, at) => bytes[at] === byte)

/** True if the delimiter was the last one: two hyphens follow it. */
const isLast = (body: Uint8Array, at: number) => body[at] === 0x2d && body[at + 1] === 0x2d

/**
 * Finds the first occurrence of `wanted` at or after `from`, and returns the index after it; null
 * if there is none. It uses the Knuth–Morris–Pratt algorithm, which never moves back in the body. A
 * malicious boundary therefore cannot slow it down.
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

/**
 * Computes the Knuth–Morris–Pratt failure table: for each prefix of `wanted`, the length of its
 * longest proper prefix that is also its suffix.
 */
function fallbacksOf(wanted: Uint8Array): number[] {
  const lengths = [0]
  for (let at = 1, length = 0; at < wanted.length; at += 1) {
    while (length > 0 && wanted[at] !== wanted[length]) length = lengths[length - 1] ?? 0
    if (wanted[at] === wanted[length]) length += 1
    lengths.push(length)
  }
  return lengths
}
