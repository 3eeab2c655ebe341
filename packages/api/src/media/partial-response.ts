/** The request headers that ask for a part of a file, or whether it has changed; null if absent. */
export interface FileConditions {
  range: string | null
  ifRange: string | null
  ifNoneMatch: string | null
}

export const readConditions = ({ headers }: Request): FileConditions => ({
  range: headers.get('range'),
  ifRange: headers.get('if-range'),
  ifNoneMatch: headers.get('if-none-match'),
})

/** A range of bytes; `end` is exclusive. */
interface ByteRange {
  start: number
  end: number
}

/**
 * Parses a `Range` with one part (RFC 9110, section 14). Null means the whole file, which is also
 * the answer to a header with several parts or an invalid one.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { start: size - length, end: size }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'outside'
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) }
}

/** A file to be served. */
export interface ServedFile {
  content: Blob
  type: string
  /** Tag that changes with the content. */
  etag: string
  cacheControl: string
}

function isKnown({ ifNoneMatch }: FileConditions, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

/** Responds with a file, or with the requested part of it. The content is read while it is sent. */
export function partialResponse(
  { content, type, etag, cacheControl }: ServedFile,
  conditions: FileConditions,
): Response {
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': type,
    ETag: etag,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
  if (isKnown(conditions, etag)) return new Response(null, { status: 304, headers })
  const { range: header, ifRange } = conditions
  const { size } = content
  const range = ifRange === null || ifRange === etag ? parseRange(header, size) : null
  if (range === 'outside') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: size }
  return new Response(content.slice(start, end).stream(), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start),
      ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${size}` }),
    },
  })
}
