import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a whole file that survives a power cut once this resolves; creates its folder. A reader
 * sees the old content or the new, never a part. Only its owner can read the file.
 */
export async function writeDurably(
  path: string,
  content: string | Uint8Array | readonly Uint8Array[] | AsyncIterable<Uint8Array>,
): Promise<void> {
  makeFolder(dirname(path))
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Makes the content of an existing file survive a power cut. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Whether folders can be synced: Windows refuses it, and keeps their entries by itself. */
export const canSyncFolders = process.platform !== 'win32'

/** Makes new, renamed and deleted names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  if (!canSyncFolders) return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (!isUnsupported(error)) throw error
  } finally {
    await handle.close()
  }
}

/**
 * Creates a folder and those above it for the owner alone, so that they survive a power cut. Returns
 * only then, so that a second call never takes an unsynced folder for a finished one. Creates them
 * one by one: `recursive` never returns when the system reports ENOENT, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  makeFolder(parent)
  try {
    mkdirSync(folder, 0o700)
  } catch (error) {
    // Another process was faster.
    if (codeOf(error) !== 'EEXIST') throw error
  }
  if (!canSyncFolders) return
  const handle = openSync(parent, 'r')
  try {
    fsyncSync(handle)
  } catch (error) {
    if (!isUnsupported(error)) throw error
  } finally {
    closeSync(handle)
  }
}

/** Whether a file system answers that it cannot sync a folder, as some network file systems do. */
const isUnsupported = (error: unknown) => ['EBADF', 'EINVAL'].includes(codeOf(error))

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
