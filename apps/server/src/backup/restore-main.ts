/**
 * Runs `npm run restore -- FILE`: restores a backup into the empty database that the environment
 * describes. Exits with 2 and one line if it fails.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createStandardLogger } from '../log/create-logger.ts'
import { readSettings } from '../settings/settings.ts'
import { keepFilesPrivate } from '../storage/permissions.ts'
import { openDatabase } from '../storage/open-database.ts'
import { keyFile } from '../storage/server-key.ts'
import { contentOf, readCommand, runCommand } from './command.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'

await runCommand(async () => {
  keepFilesPrivate()
  const settings = readSettings(process.env, { needsKey: false })
  const { dataDir, databaseUrl, s3 } = settings
  const command = await readCommand('restore', process.argv.slice(2), {
    media: 'Restore images and videos?',
    key: 'Restore the key to DATA_DIR/server.key?',
  })
  const summary = await verifyBackup(command.path)
  const database = await openDatabase(settings, createStandardLogger('warn').logger)
  try {
    await restoreBackup(database, { ...command, summary, dataDir, s3 })
  } finally {
    await database.close()
  }
  process.stdout.write(`Restored ${contentOf(summary)}.\n`)
  const path = join(dataDir, keyFile)
  if (databaseUrl !== null && command.withKey && summary.hasKey)
    process.stdout.write(
      `Start the server with this data's SERVER_KEY: the lines of ${path}, with a comma between them if there are two.\n`,
    )
  else if (databaseUrl !== null)
    process.stdout.write('Start the server with the SERVER_KEY that belongs to this data.\n')
  else if (!existsSync(path))
    process.stdout.write(`Put the server.key of this data into ${dataDir} before the start.\n`)
})
