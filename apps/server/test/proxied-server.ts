import { rm } from 'node:fs/promises'
import type { Client } from '@org/api/client'
import pg from 'pg'
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { clientOf, makeCentre } from './stock-centre.ts'
import { createTestDatabase } from './test-database.ts'

/** A server process whose Postgres can be disturbed, with one stock centre. */
export interface ProxiedServer {
  readonly server: ServerProcess
  readonly url: string
  readonly proxy: DatabaseProxy
  /** A connection to the database that does not pass the proxy. */
  readonly admin: pg.Client
  /** The name of the database. */
  readonly name: string
  /** Calls as the centre's administrator, without repeating any by itself. */
  readonly client: Client
  readonly stock: Awaited<ReturnType<typeof makeCentre>>
  /** The statuses and values of `Retry-After` of the failed calls so far. */
  readonly failures: { readonly status: number; readonly retryAfter: string | null }[]
  /** Adds one piece to the stock; `id` is the booking's id and its idempotency key. */
  add(id: string): Promise<unknown>
  /** Ends all other connections to the database. */
  endConnections(): Promise<unknown>
  stop(): Promise<void>
}

/** Starts a server on a new database of the Postgres at `postgresUrl`. */
export async function startProxiedServer(postgresUrl: string): Promise<ProxiedServer> {
  const dataDir = await makeDataDir()
  const database = await createTestDatabase(postgresUrl)
  const proxy = await startDatabaseProxy(database.url)
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  const env = { ...database.settings, DATABASE_URL: proxy.url, DATA_DIR: dataDir, APP: 'stock' }
  const server = spawnServer({ ...env, LOG_LEVEL: 'error' })
  const url = await server.url
  const { token } = await signIn(await server.addresses, 'ana@centre.example')
  const failures: ProxiedServer['failures'] = []
  const client = clientOf(url, token, fetchOnce(failures))
  const stock = await makeCentre(client)
  return {
    server,
    url,
    proxy,
    admin,
    name: new URL(database.url).pathname.slice(1),
    client,
    stock,
    failures,
    add: (id) =>
      client.call(
        'addStock',
        {
          path: { id: stock.centreId },
          body: { bookingId: id, lines: [{ productId: stock.productId, qty: 1 }] },
        },
        { idempotencyKey: id },
      ),
    endConnections: () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    async stop() {
      server.child.kill('SIGKILL')
      await server.exit
      await admin.end()
      await proxy.close()
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Removes `Retry-After`, so that the client does not repeat calls by itself. */
function fetchOnce(failures: ProxiedServer['failures']): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { status } = response
    if (status < 500) return response
    const headers = new Headers(response.headers)
    failures.push({ status, retryAfter: headers.get('retry-after') })
    headers.delete('retry-after')
    return new Response(response.body, { status, headers })
  }
}
