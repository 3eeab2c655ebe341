import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingsError } from '../settings/settings-error.ts'
import { makeFolder } from './durable-files.ts'

export interface DataLock {
  release(): void
}

/**
 * Keeps the connections alive, because garbage collection would otherwise close them and release
 * their locks.
 */
const held = new Set<DatabaseSync>()

/**
 * Locks a data directory for this process: two processes on one embedded database lose committed
 * rows. Uses SQLite's file lock, which the system releases however the process ends.
 *
 * @throws SettingsError when another process holds the directory or it cannot be written
 */
export function lockDataDir(dataDir: string): DataLock {
  const database = openLockFile(dataDir)
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw error
    throw new SettingsError(
      `DATA_DIR ${dataDir} is in use by another server. Stop that one, or set another DATA_DIR.`,
    )
  }
  held.add(database)
  return {
    release: () => {
      held.delete(database)
      database.close()
    },
  }
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    makeFolder(dataDir)
    return new DatabaseSync(join(dataDir, 'lock.sqlite'))
  } catch (error) {
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be written: ${String(error)}`)
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}
