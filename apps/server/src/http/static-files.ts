import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { respondWith, staticFile, type StaticFile } from './static-file.ts'

export interface StaticFiles {
  readonly count: number
  /** Returns the bytes of a file, or null. */
  read(path: string): Uint8Array | null
  /** The response to a GET or HEAD, or null when there is no such file. */
  respond(path: string, request: Request): Response | null
}

/** Cached forever: the name changes with the content. */
export const immutable = 'public, max-age=31536000, immutable'

/**
 * Reads a folder once and serves it from memory, so that no request path ever reaches the disk. A
 * missing folder counts as empty. `name.br` is the compressed form of `name`, not a separate file.
 *
 * @param cacheControl returns the header for a path inside the folder, which begins with a slash
 */
export async function loadStaticFiles(
  folder: string,
  cacheControl: (path: string) => string,
): Promise<StaticFiles> {
  const paths = new Set(await listFiles(folder))
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    if (path.endsWith('.br')) continue
    const name = `/${relative(folder, path).split(sep).join('/')}`
    const compressed = `${path}.br`
    const brotli = paths.has(compressed) ? await readFile(compressed) : undefined
    files.set(name, staticFile(path, await readFile(path), brotli))
  }
  return {
    count: files.size,
    read: (path) => files.get(path)?.body ?? null,
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
