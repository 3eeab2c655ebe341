import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>
  /** null where compressing gains nothing. */
  readonly gzipped: Uint8Array<ArrayBuffer> | null
  readonly type: string
  readonly etag: string
}

export interface StaticFiles {
  readonly count: number
  /** Answers a GET or HEAD, or null when there is no such file. */
  respond(path: string, request: Request): Response | null
}

type Rewrite = (path: string, body: Uint8Array) => Uint8Array

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
}

/** Cached for ever: the name changes with the content. */
export const immutable = 'public, max-age=31536000, immutable'

/**
 * Reads a folder once and serves it from memory, so that no request path ever reaches the disk.
 * A folder that does not exist serves nothing.
 *
 * @param cacheControl the header for a path inside the folder, beginning with a slash
 * @param rewrite what is served instead of a file's content
 */
export async function loadStaticFiles(
  folder: string,
  cacheControl: (path: string) => string,
  rewrite: Rewrite = (_, body) => body,
): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  for (const path of await listFiles(folder)) {
    const name = `/${relative(folder, path).split(sep).join('/')}`
    files.set(name, staticFile(path, rewrite(name, await readFile(path))))
  }
  return {
    count: files.size,
    respond(path, request) {
      const file = files.get(path)
      return file ? respondWith(file, request, cacheControl(path)) : null
    },
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function staticFile(path: string, content: Uint8Array): StaticFile {
  const body = new Uint8Array(content)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const isText = /^text|json|svg/.test(type)
  return {
    body,
    gzipped: isText && body.length > 1024 ? new Uint8Array(gzipSync(body)) : null,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}

function respondWith(file: StaticFile, request: Request, cacheControl: string): Response {
  const acceptsGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const isGzipped = file.gzipped !== null && acceptsGzip
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControl,
    etag: file.etag,
    ...(file.gzipped && { vary: 'accept-encoding' }),
    ...(isGzipped && { 'content-encoding': 'gzip' }),
  })
  if (request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers })
  const body = isGzipped && file.gzipped ? file.gzipped : file.body
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
