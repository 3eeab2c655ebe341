import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { withDatabaseDeadline } from '../storage/database-deadline.ts'
import { writeDurably } from '../storage/durable-files.ts'
import { openDatabase } from '../storage/open-database.ts'
import { keyText, readKeyFile } from '../storage/server-key.ts'
import { askForBackup, type BackupOptions } from './backup-socket.ts'
import { allFiles } from './bucket-files.ts'
import { verifyBackup, type Summary } from './read-backup.ts'
import { allRecords, compress, inSnapshot } from './write-backup.ts'

/** How long one statement may take, in ms. */
const longStatement = 60 * 60 * 1000

/**
 * Writes a backup of the installation that the settings describe to a new file, and reads the whole
 * file once more. A running server with an embedded database writes it; otherwise this process does.
 *
 * @throws SettingsError with one line when that fails; then there is no file
 */
export async function createBackup(
  settings: Settings,
  path: string,
  options: BackupOptions,
  logger: Logger,
): Promise<Summary> {
  if (existsSync(path)) throw new SettingsError(`${path} exists already: name a new file.`)
  const asked = settings.databaseUrl === null ? await askForBackup(settings.dataDir, options) : null
  if (asked)
    await writeDurably(path, asked).catch((error: unknown) => {
      throw new SettingsError(`The server ended the backup: ${String(error)}. See its log.`)
    })
  else await writeDirectly(settings, path, options, logger)
  try {
    return await verifyBackup(path)
  } catch (error) {
    await rm(path)
    throw error
  }
}

async function writeDirectly(
  settings: Settings,
  path: string,
  { withFiles, withKey }: BackupOptions,
  logger: Logger,
): Promise<void> {
  const { dataDir, databaseUrl } = settings
  if (databaseUrl === null && !existsSync(dataDir))
    throw new SettingsError(`DATA_DIR ${dataDir} does not exist.`)
  const key = withKey ? await keyOf(settings) : null
  const database = await openDatabase(settings, logger)
  try {
    await withDatabaseDeadline(longStatement, () =>
      inSnapshot(database.db, (snapshot) =>
        compress(
          allRecords(snapshot, { files: withFiles ? allFiles(settings) : null, key }),
          (bytes) => writeDurably(path, bytes),
        ),
      ),
    )
  } finally {
    await database.close()
  }
}

/** Returns the content of a key file with the installation's keys. */
async function keyOf({ serverKeys, dataDir }: Settings): Promise<string> {
  const keys = serverKeys ?? (await readKeyFile(dataDir))
  if (!keys) throw new SettingsError(`${dataDir} has no server.key: add --no-key.`)
  return keyText(keys)
}
