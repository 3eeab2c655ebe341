import { createClient, type Client } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import { launchServer } from '../../e2e/support/server-process.ts'
import { freePort } from '../../e2e/support/server.ts'
import { startMailServer } from '../../e2e/support/smtp.ts'
import { connectionsOf } from '../server/postgres.ts'
import { copyFilledDatabase, type FilledDatabase } from './filled-database.ts'

/** A server of the large group of centres, in its own process. */
export interface StockServer {
  url: string
  session: FilledDatabase['session']
  client: Client
  /** Process ids of the server and of its connections to the database. */
  pids(): Promise<{ server: number[]; database: number[] }>
  /** Stops the server, and starts it again with the same data. */
  restart: () => Promise<void>
  stop(): Promise<void>
}

/** Starts a server with the embedded database, or with the Postgres at `postgresUrl`. */
export async function startStockServer(postgresUrl: string | null): Promise<StockServer> {
  const database = await copyFilledDatabase(postgresUrl)
  const smtp = await startMailServer()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    ...database.settings,
    PORT: String(port),
    HOSTS: '127.0.0.1=stock',
    SMTP_URL: smtp.url,
    // Logging each call costs time too, so use the level that production uses.
    LOG_LEVEL: 'info',
  }
  let running = await launchServer(settings, [])
  const { session } = database
  return {
    url,
    session,
    client: createClient({
      baseUrl: `${url}/api`,
      getToken: () => session.access_token,
      routes: stockRoutes,
    }),
    pids: async () => ({
      server: [running.pid],
      database:
        postgresUrl === null ? [] : await connectionsOf(database.settings['DATABASE_URL'] ?? ''),
    }),
    async restart() {
      await running.end('SIGTERM')
      running = await launchServer(settings, [])
    },
    async stop() {
      await running.end('SIGTERM')
      await smtp.close()
      await database.drop()
    },
  }
}
