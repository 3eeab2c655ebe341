import { existsSync } from 'node:fs'
import { chmod, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { syncFile, syncFolder } from './durable-files.ts'
import { SyncedFiles } from './synced-files.ts'

const parameters = [
  // PGlite's own parameters contain `-F`, which turns off syncing.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // Emscripten answers the default method, fdatasync, without doing anything.
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=8MB',
]

/**
 * Starts the embedded engine on a folder, which it creates if it is missing. What it has committed
 * survives a power cut.
 *
 * @param files the engine's access to the folder
 */
export async function openEngine(folder: string, files = new SyncedFiles(folder)): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const engine = await PGlite.create({ fs: files, startParams: parameters })
  // PGlite sets its own file modes, so the folder must keep other users out.
  await chmod(folder, 0o700)
  if (isNew) await syncNewFolder(folder)
  return engine
}

/** Syncs a folder that the engine has created without syncing, with everything in it. */
async function syncNewFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) await syncFile(path)
    else if (entry.isDirectory()) await syncFolder(path)
  }
  await syncFolder(folder)
  await syncFolder(dirname(folder))
}
