/**
 * Runs the server. From source: `node --conditions=org-source apps/server/src/main.ts`; the
 * settings come from the environment (see settings/settings.ts). `--demo` fills an empty database
 * with realistic organisations of the signature, stock and coaching products, and prints the
 * address and the administrator of each.
 *
 * When ready, writes `listening on URL` to standard output, preceded by `mails are kept at URL`
 * when no mail server is configured. Logs go to standard error. SIGTERM stops the server cleanly
 * after LAME_DUCK_SECONDS, in which load balancers notice; SIGINT and a second signal stop it at once
 * (exit code 0). If a setting is invalid, the server prints one line and exits with code 2.
 */
import { startServer } from './host/start-server.ts'
import { createStandardLogger } from './log/create-logger.ts'
import { watchProcessEnd } from './log/process-end.ts'
import { seedDemo } from './seed-demo.ts'
import { readSettings } from './settings/settings.ts'
import { keepFilesPrivate } from './storage/permissions.ts'
import { SettingsError } from './settings/settings-error.ts'

const keysReplaced =
  'SERVER_KEY: another server has replaced the key of this database, so this server ends. Give all servers the same key.'

async function main(): Promise<void> {
  keepFilesPrivate()
  const settings = readSettings(process.env)
  const { logger, stream } = createStandardLogger(settings.logLevel)
  watchProcessEnd(stream)
  const server = await startServer(settings, logger, { droppedLines: () => stream.dropped() })
  const hurry = new AbortController()
  let isStopping = false
  const stop = (reason: string, exitCode = 0) => {
    if (isStopping || reason !== 'SIGTERM') hurry.abort()
    // Ctrl-C may arrive twice: from the terminal and from the parent process.
    if (isStopping) return
    isStopping = true
    logger.info({ reason }, 'stopping')
    const { lameDuckSeconds } = settings
    server.stop({ lameDuckSeconds, hurry: hurry.signal }).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logger.fatal({ err: error }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  void server.keysReplaced.then(() => {
    process.stderr.write(`${keysReplaced}\n`)
    stop('keys replaced', 2)
  })
  if (process.argv.includes('--demo')) {
    for (const { product, email, url } of await seedDemo(server.db, server.adapters)) {
      process.stdout.write(`sign in to ${product} at ${url} as ${email}\n`)
    }
  }
  if (server.mailboxUrl) process.stdout.write(`mails are kept at ${server.mailboxUrl}\n`)
  process.stdout.write(`listening on ${server.publicUrl}\n`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(2)
}
