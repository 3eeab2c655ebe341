import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi, type Adapters } from '@org/api'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { dumpDatabase, holdsData } from '../backup/dump.ts'
import { answerBanner } from '../http/banner-shortcut.ts'
import { rejectHosts } from '../http/host-check.ts'
import { commonHeaders } from '../http/security-headers.ts'
import { drainUnreadBody } from '../http/unread-body.ts'
import { inRequest } from '../log/request-context.ts'
import { createMetrics, processMetrics, type Metrics } from '../metrics/create-metrics.ts'
import { meteredAdapters } from '../metrics/metered-adapters.ts'
import { addStateMetrics } from '../metrics/state-metrics.ts'
import type { ServerKeys } from '../settings/server-key-setting.ts'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { mailboxPath } from '../mailbox/mailbox-routes.ts'
import { withDatabaseDeadline } from '../storage/database-deadline.ts'
import { holdKeys } from '../storage/key-fingerprints.ts'
import { migrate, pendingMigrations } from '../storage/migrate.ts'
import { warnOfOpenFiles } from '../storage/permissions.ts'
import { createReadinessCheck } from '../storage/readiness.ts'
import { startFailure } from '../storage/start-failure.ts'
import { openServerKeys } from '../storage/server-key.ts'
import { openDatabase, type OpenDatabase } from '../storage/open-database.ts'
import { createAdapters, type HostAdapters } from './create-adapters.ts'
import { createApp, type AppParts } from './create-app.ts'
import { createFarewell } from './farewell.ts'
import { createHttpServer } from './http-server.ts'
import { closeServer, listen } from './listen.ts'

/** A web server with its database, without background tasks. */
export interface OpenHost extends HostAdapters {
  /** The address that users open. */
  readonly publicUrl: string
  /** Address of the development mailbox; null when a mail server is configured. */
  readonly mailboxUrl: string | null
  readonly database: OpenDatabase
  readonly keys: ServerKeys
  readonly metrics: Metrics
  /** Makes `/readyz` report that the server is not ready, and ends connections after responses. */
  retire(): void
  /** Stops accepting requests, ends readings of films, and waits for running requests. */
  closeServer(): Promise<void>
  /** Closes all connections; close the server first. */
  closeDatabase(): Promise<void>
}

/**
 * Opens the database, brings its schema up to date and serves requests on the port.
 *
 * @param overrides adapters that replace those created from the settings
 * @param droppedLines returns how many lines the log has dropped so far
 * @throws SettingsError when the data directory or the port is in use
 */
export async function openHost(
  settings: Settings,
  logger: Logger,
  overrides: Partial<Adapters> = {},
  droppedLines: () => number = () => 0,
): Promise<OpenHost> {
  const database = await openDatabase(settings, logger)
  // The port opens before the app is ready: requests wait, since a proxy would pass an error on.
  const ready = Promise.withResolvers<RequestListener>()
  let answer: RequestListener = (request, response) =>
    void ready.promise.then((listener) => listener(request, response))
  const farewell = createFarewell()
  const metrics = createMetrics()
  // Set here and not in a middleware, so that all responses have these headers, including those for
  // banners and health checks.
  const headers = commonHeaders(settings)
  const server = createHttpServer((request, response) => {
    farewell.watch(response)
    drainUnreadBody(request, response)
    response.setHeaders(headers)
    if (!rejectHosts(request, response)) inRequest(() => answer(request, response))
  })
  try {
    const keys = await openServerKeys(settings, database.db)
    await dumpBeforeMigrations(database, settings)
    const ran = await withDatabaseDeadline(migrationMilliseconds, () => migrate(database.db))
    await holdKeys(database.db, keys, settings.replacedKeys)
    await warnOfOpenFiles(settings.dataDir, logger)
    if (ran.length > 0) logger.info({ migrations: ran }, 'database migrated')
    const port = await listen(server, settings)
    const publicUrl = settings.publicUrl ?? `http://localhost:${port}`
    const created = await createAdapters({ keys, settings, publicUrl, database, logger, overrides })
    const host = { ...created, adapters: meteredAdapters(created.adapters, metrics) }
    const mailboxKey = randomBytes(16).toString('base64url')
    const checkReadiness = createReadinessCheck({ database, dataDir: settings.dataDir })
    let isRetired = false
    const api = createApi(host.adapters, {
      bannerCache: settings.bannerCache,
      databaseConnections: settings.databaseConnections,
      onCall: (call) => metrics.countCall(call),
    })
    const refresh = addStateMetrics(metrics.registry, {
      database,
      dataDir: settings.dataDir,
      bannerUse: () => api.bannerUse(),
      printUse: () => host.printUse(),
      droppedLines,
    })
    answer = await requestListener({
      api,
      metrics: async () => {
        await refresh()
        return Registry.merge([metrics.registry, processMetrics()]).metrics()
      },
      mails: host.mails,
      settings,
      publicUrl,
      mailboxKey,
      logger,
      readiness: async () => (isRetired ? 'unavailable' : checkReadiness()),
    })
    ready.resolve(answer)
    return {
      ...host,
      publicUrl,
      mailboxUrl: settings.smtpUrl === null ? publicUrl + mailboxPath(mailboxKey) : null,
      database,
      keys,
      metrics,
      retire: () => {
        isRetired = true
        farewell.begin()
      },
      async closeServer() {
        await Promise.all([closeServer(server), api.stop()])
      },
      async closeDatabase() {
        host.close()
        await database.close()
      },
    }
  } catch (error) {
    ready.resolve(answerFailedStart)
    await closeServer(server)
    const failure = await startFailure(error, settings)
    // A damaged database may not even close, which must not hide why it was left.
    await database.close().catch(() => undefined)
    throw failure
  }
}

/**
 * Dumps the embedded database before a new version changes it.
 *
 * @throws SettingsError when there is no room for the dump
 */
async function dumpBeforeMigrations(
  { db, embedded }: OpenDatabase,
  { dataDir, dumpsKept }: Settings,
): Promise<void> {
  if (!embedded || dumpsKept === 0 || !(await holdsData(db))) return
  if ((await pendingMigrations(db)).length === 0) return
  try {
    await dumpDatabase(db, { dataDir, kept: dumpsKept, now: new Date() })
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR: this version changes the database, and the dump before that failed. ${String(error)}. Make room, or set DUMPS_KEPT=0 if you have a backup.`,
    )
  }
}

/**
 * How long one statement of the migrations may take, in ms, including the wait for another process
 * that migrates.
 */
const migrationMilliseconds = 30 * 60 * 1000

const answerFailedStart: RequestListener = (_, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end()
}

async function requestListener(parts: AppParts): Promise<RequestListener> {
  const { api } = parts
  const app = await createApp(parts)
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    // Only health checks of HTTP/1.0 come without a host.
    hostname: 'localhost',
    // Automatic cleanup would reset a connection half a second after the response.
    // `drainUnreadBody` handles unread bodies instead.
    autoCleanupIncoming: false,
  })
  return (request, response) => {
    if (!answerBanner(api, request, response, parts.logger)) void listener(request, response)
  }
}
