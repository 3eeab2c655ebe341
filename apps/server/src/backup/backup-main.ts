/**
 * Runs `npm run backup -- FILE`: writes a backup of the installation that the environment describes.
 * A running server may go on. Exits with 2 and one line if it fails.
 */
import { createStandardLogger } from '../log/create-logger.ts'
import { readSettings } from '../settings/settings.ts'
import { keepFilesPrivate } from '../storage/permissions.ts'
import { contentOf, readCommand, runCommand } from './command.ts'
import { createBackup } from './create-backup.ts'

await runCommand(async () => {
  keepFilesPrivate()
  const settings = readSettings(process.env)
  const { path, ...options } = await readCommand('backup', process.argv.slice(2), {
    media: 'Include images and videos?',
    key: "Include the server's key? Whoever reads the file could then forge links and codes.",
  })
  const summary = await createBackup(settings, path, options, createStandardLogger('warn').logger)
  process.stdout.write(`${path}: ${contentOf(summary)}.\n`)
  if (!summary.hasKey)
    process.stdout.write('Keep the key apart from it: DATA_DIR/server.key or SERVER_KEY.\n')
})
