import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chooseEncoding, type Encoding } from './encodings.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A file as it is served, with its compressed forms. */
export interface StaticFile {
  readonly body: Bytes
  /**
   * Compressed forms of the body; empty if the file is small, or is neither text nor WebAssembly.
   */
  readonly compressed: Readonly<Partial<Record<Encoding, Bytes>>>
  readonly type: string
  readonly etag: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** Minimum size in bytes of a file that is compressed. */
const minCompressedBytes = 1024

/**
 * @param brotli the content, which the build has compressed with Brotli, since the server would
 *   take too long to do so. Without this parameter, the server offers only gzip
 */
export function staticFile(path: string, content: Uint8Array, brotli?: Uint8Array): StaticFile {
  const body = new Uint8Array(content)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const isCompressed = /^text|json|svg|wasm/.test(type) && body.length >= minCompressedBytes
  return {
    body,
    compressed: isCompressed
      ? {
          gzip: new Uint8Array(gzipSync(body)),
          ...(brotli && { br: new Uint8Array(brotli) }),
        }
      : {},
    type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  }
}

/** Creates the file of a page. Compresses it at startup, when the page is generated. */
export function pageFile(content: Uint8Array): StaticFile {
  return staticFile('index.html', content, brotliCompressSync(content))
}

/** Responds to GET or HEAD with the file in the best encoding that the client accepts. */
export function respondWith(file: StaticFile, request: Request, cacheControl: string): Response {
  const { compressed } = file
  const encoding = chooseEncoding(
    request.headers.get('accept-encoding'),
    (candidate) => compressed[candidate] !== undefined,
  )
  const body = (encoding && compressed[encoding]) ?? file.body
  // Each encoding has its own tag, so that caches do not confuse them.
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControl,
    etag,
    ...(compressed.gzip && { vary: 'accept-encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  })
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers })
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  if (known === null) return false
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
