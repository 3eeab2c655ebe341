import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi, type Adapters } from '@org/api'
import type { Logger } from 'pino'
import { answerBanner } from '../http/banner-shortcut.ts'
import { takeUnreadBody } from '../http/unread-body.ts'
import type { Settings } from '../settings/settings.ts'
import { mailboxPath } from '../mailbox/mailbox-routes.ts'
import { databaseAnswers } from '../storage/database-answers.ts'
import { migrate } from '../storage/migrate.ts'
import { warnOfOpenFiles } from '../storage/permissions.ts'
import { openServerKeys } from '../storage/server-key.ts'
import { openDatabase, type OpenDatabase } from '../storage/open-database.ts'
import { createAdapters, type HostAdapters } from './create-adapters.ts'
import { createApp, type AppParts } from './create-app.ts'
import { closeServer, listen } from './listen.ts'

/** A web server over a database, without anything that works by itself. */
export interface OpenHost extends HostAdapters {
  /** Where people find it. */
  readonly publicUrl: string
  /** Where mails are shown that no mail server takes; null where one does. */
  readonly mailboxUrl: string | null
  readonly database: OpenDatabase
  /** From now on `/readyz` says no. */
  retire(): void
  /** Takes no new request and waits for those under way. */
  closeServer(): Promise<void>
  /** Ends all connections; the server must be closed. */
  closeDatabase(): Promise<void>
}

/**
 * Opens the database, brings its schema up to date and answers requests on the port.
 *
 * @param overrides ports to use instead of those that the settings name
 * @throws SettingsError when the data directory or the port is taken
 */
export async function openHost(
  settings: Settings,
  logger: Logger,
  overrides: Partial<Adapters> = {},
): Promise<OpenHost> {
  const database = await openDatabase(settings, logger)
  let answer: RequestListener = answerStarting
  const isHttps = settings.publicUrl?.startsWith('https:') === true
  const server = createServer(
    { requestTimeout: 120_000, keepAliveTimeout },
    (request, response) => {
      takeUnreadBody(request, response)
      // Here and not in a middleware, so that every answer has it, banners and health included.
      if (isHttps) response.setHeader('strict-transport-security', strictTransport)
      return answer(request, response)
    },
  )
  try {
    const keys = await openServerKeys(settings, database.db)
    const ran = await migrate(database.db)
    await warnOfOpenFiles(settings.dataDir, logger)
    if (ran.length > 0) logger.info({ migrations: ran }, 'database migrated')
    const port = await listen(server, settings)
    const publicUrl = settings.publicUrl ?? `http://localhost:${port}`
    const host = await createAdapters({ keys, settings, publicUrl, database, logger, overrides })
    const mailboxKey = randomBytes(16).toString('base64url')
    let isRetired = false
    answer = await requestListener(host.adapters, {
      mails: host.mails,
      settings,
      publicUrl,
      mailboxKey,
      logger,
      isReady: async () => !isRetired && (await databaseAnswers(database.db)),
    })
    return {
      ...host,
      publicUrl,
      mailboxUrl: settings.smtpUrl === null ? publicUrl + mailboxPath(mailboxKey) : null,
      database,
      retire: () => {
        isRetired = true
      },
      closeServer: () => closeServer(server),
      async closeDatabase() {
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

/**
 * In ms. Longer than proxies keep an idle connection (nginx and load balancers: 60 s), so that the
 * server never closes one on which a request is just under way.
 */
const keepAliveTimeout = 75_000

/** One year. Other subdomains are not this server's to decide about. */
const strictTransport = 'max-age=31536000'

/** The port is open before everything behind it is. */
const answerStarting: RequestListener = (_, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end('starting\n')
}

async function requestListener(
  adapters: Adapters,
  parts: Omit<AppParts, 'api'>,
): Promise<RequestListener> {
  const api = createApi(adapters)
  const app = await createApp({ ...parts, api })
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    // It would reset a connection half a second after the answer: see takeUnreadBody.
    autoCleanupIncoming: false,
  })
  return (request, response) => {
    if (!answerBanner(api, request, response, parts.logger)) void listener(request, response)
  }
}
