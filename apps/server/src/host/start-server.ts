import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi, runJobs } from '@org/api'
import type { Logger } from 'pino'
import { answerBanner } from '../http/banner-shortcut.ts'
import type { Settings } from '../settings/settings.ts'
import { databaseAnswers } from '../storage/database-answers.ts'
import { migrate } from '../storage/migrate.ts'
import { openDatabase, type OpenDatabase } from '../storage/open-database.ts'
import { freeLeases } from '../storage/tidy.ts'
import { createAdapters, type HostAdapters } from './create-adapters.ts'
import { createApp } from './create-app.ts'
import { closeServer, listen } from './listen.ts'
import { startUpkeep } from './upkeep.ts'

export interface RunningServer {
  /** Where people find it. */
  readonly publicUrl: string
  readonly host: HostAdapters
  readonly db: OpenDatabase['db']
  /**
   * Stops taking requests, finishes those under way and the jobs in hand, then closes the database.
   */
  stop(): Promise<void>
}

/**
 * Starts everything on a port: database, workers, upkeep and the web server.
 *
 * @throws SettingsError when the data directory is taken
 */
export async function startServer(settings: Settings, logger: Logger): Promise<RunningServer> {
  const database = await openDatabase(settings)
  const server = createServer({ requestTimeout: 60_000 })
  try {
    const ran = await migrate(database.db)
    if (ran.length > 0) logger.info({ migrations: ran }, 'database migrated')
    if (database.embedded) await freeLeases(database.db)
    const port = await listen(server, settings)
    const publicUrl = settings.publicUrl ?? `http://localhost:${port}`
    const host = await createAdapters(settings, publicUrl, database, logger)
    let isStopping = false
    await answerRequests(server, host, {
      settings,
      publicUrl,
      logger,
      isReady: async () => !isStopping && (await databaseAnswers(database.db)),
    })
    const stopping = new AbortController()
    const worker = runJobs(host.adapters, { signal: stopping.signal })
    const upkeep = startUpkeep(settings, database, logger)
    return {
      publicUrl,
      host,
      db: database.db,
      async stop() {
        isStopping = true
        stopping.abort()
        await Promise.all([closeServer(server), worker, upkeep.stop()])
        host.close()
        await database.close()
      },
    }
  } catch (error) {
    await closeServer(server)
    await database.close()
    throw error
  }
}

interface Answering {
  readonly settings: Settings
  readonly publicUrl: string
  readonly logger: Logger
  readonly isReady: () => Promise<boolean>
}

async function answerRequests(
  server: Server,
  { adapters, mails }: HostAdapters,
  answering: Answering,
): Promise<void> {
  const api = createApi(adapters)
  const app = await createApp({ ...answering, api, mails })
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
  })
  server.on('request', (request, response) => {
    if (!answerBanner(api, request, response)) void listener(request, response)
  })
}
