import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { keyFile } from './server-key.ts'

const forOthers = 0o077

/** Makes new files and folders private to the server's user. Call it before anything is created. */
export function keepFilesPrivate(): void {
  process.umask(forOthers)
}

/**
 * Warns when other users can read the data folder or the key, because existing files keep their
 * mode.
 */
export async function warnOfOpenFiles(dataDir: string, logger: Logger): Promise<void> {
  // Windows has access lists instead of modes.
  if (process.platform === 'win32') return
  await warnOfOpen(dataDir, '700', logger)
  await warnOfOpen(join(dataDir, keyFile), '600', logger)
}

async function warnOfOpen(path: string, wanted: string, logger: Logger): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (!found || (found.mode & forOthers) === 0) return
  const mode = (found.mode & 0o777).toString(8)
  logger.warn({ path, mode, fix: `chmod ${wanted} ${path}` }, 'others can read the data')
}
