import { pause, runDailyCleaning, runDailyOrders, runJobs, type Adapters } from '@org/api'
import type { Logger } from 'pino'
import { answerBackups } from '../backup/backup-socket.ts'
import { allFiles } from '../backup/bucket-files.ts'
import type { Settings } from '../settings/settings.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { keyText } from '../storage/server-key.ts'
import type { RunObserver } from './repeat.ts'
import { startBounceReading } from './start-bounce-reading.ts'
import { freeLeases } from '../repositories/tidy.ts'
import { vacuum } from '../storage/vacuum.ts'
import { openHost } from './open-host.ts'
import { startUpkeep } from './upkeep.ts'
import { watchKeys } from './watch-keys.ts'

export interface RunningServer {
  /** The address that users open. */
  readonly publicUrl: string
  /** Address of the development mailbox; null when a mail server is configured. */
  readonly mailboxUrl: string | null
  readonly adapters: Adapters
  readonly db: OpenDatabase['db']
  /** Resolves once another server has replaced the keys: this one must end then. */
  readonly keysReplaced: Promise<void>
  /**
   * Reports that the server is not ready, and ends connections after their responses. Then stops
   * accepting requests, finishes running requests and jobs, and closes the database.
   */
  stop(options?: StopOptions): Promise<void>
}

/** How long the server still accepts requests while it reports that it is not ready. */
export interface StopOptions {
  lameDuckSeconds: number
  /** Ends the wait. */
  hurry: AbortSignal
}

/** The process's log, and options for tests: waiting times and adapters. */
export interface ServerOptions {
  /** How often the daily ordering looks at the clock, in ms. */
  orderingPoll?: number
  /** How often delivery reports are read, in ms. */
  bouncePoll?: number
  /** Adapters that replace those created from the settings. */
  overrides?: Partial<Adapters>
  /** Returns how many lines the log has dropped so far. */
  droppedLines?: () => number
}

/**
 * Starts everything: web server, database, workers and upkeep.
 *
 * @throws SettingsError when the data directory or the port is in use
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
  { orderingPoll, bouncePoll, overrides, droppedLines }: ServerOptions = {},
): Promise<RunningServer> {
  const host = await openHost(settings, logger, overrides, droppedLines)
  const { adapters, database, publicUrl, mailboxUrl } = host
  if (database.embedded) {
    await freeLeases(database.db)
    await vacuum(database.db)
  }
  const stopping = new AbortController()
  const { concurrency, leaseSeconds } = settings.mail
  const worker = runJobs(adapters, { concurrency, leaseSeconds, signal: stopping.signal })
  // With Firebase, its functions place the centres' daily orders and delete unused photos and
  // videos, so the server does neither.
  const daily =
    settings.functionsUrl === null
      ? [
          runDailyOrders(adapters, { signal: stopping.signal, pollMilliseconds: orderingPoll }),
          runDailyCleaning(adapters, stopping.signal),
        ]
      : []
  const countRun: RunObserver = (task, outcome) => host.metrics.countTask(task, outcome)
  const upkeep = startUpkeep(settings, database, logger, countRun)
  const { bounceMailbox: address } = settings.mail
  const stopBounces =
    address === null
      ? null
      : startBounceReading({
          address,
          db: database.db,
          adapters,
          logger,
          onRun: countRun,
          pollMilliseconds: bouncePoll,
        })
  const keyWatch = watchKeys(database, host.keys, logger)
  const stopBackups = database.embedded
    ? await answerBackups(
        {
          db: database.db,
          dataDir: settings.dataDir,
          files: () => allFiles(settings),
          key: keyText(host.keys),
        },
        logger,
      )
    : async () => undefined
  return {
    publicUrl,
    mailboxUrl,
    adapters,
    db: database.db,
    keysReplaced: keyWatch.replaced,
    async stop(wait) {
      host.retire()
      stopping.abort()
      // Load balancers need this time to notice.
      if (wait) await pause(wait.lameDuckSeconds * 1000, wait.hurry)
      await Promise.all([
        host.closeServer(),
        worker,
        ...daily,
        upkeep.stop(),
        keyWatch.stop(),
        stopBounces?.(),
      ])
      await stopBackups()
      await upkeep.dumpLastChanges()
      await host.closeDatabase()
    },
  }
}
