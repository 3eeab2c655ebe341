import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { keyFile } from './server-key.ts'

const forOthers = 0o077

/** Makes new files and folders private to the server's user. Call it before anything is created. */
export function keepFilesPrivate(): void {
  process.umask(forOthers)
}

interface OpenPath {
  readonly path: string
  /** In octal digits. */
  readonly mode: string
  /** The command that makes it private. */
  readonly fix: string
}

/**
 * Warns when other users can read the data folder or the key, because existing files keep their
 * mode.
 */
export async function warnOfOpenFiles(dataDir: string, logger: Logger): Promise<void> {
  for (const open of await pathsOpenToOthers(dataDir)) logger.warn(open, 'others can read the data')
}

/** Returns the data folder and its key if other users can read them. */
export async function pathsOpenToOthers(dataDir: string): Promise<OpenPath[]> {
  // Windows has access lists instead of modes.
  if (process.platform === 'win32') return []
  const found = [await openPath(dataDir, '700'), await openPath(join(dataDir, keyFile), '600')]
  return found.filter((one) => one !== null)
}

async function openPath(path: string, wanted: string): Promise<OpenPath | null> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (!found || (found.mode & forOthers) === 0) return null
  return { path, mode: (found.mode & 0o777).toString(8), fix: `chmod ${wanted} ${path}` }
}
