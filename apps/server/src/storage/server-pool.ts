import { DiskFull, DatabaseUnavailable } from '@org/api'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { OnStatement } from '../log/slow-statements.ts'
import { ownDeadline } from './database-deadline.ts'
import { portError } from './database-failures.ts'
import { Outage, startDeadline } from './outage.ts'
import { PoolClient } from './pool-client.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { createStatementNames, isOutdatedPlan, type NameOf } from './statement-names.ts'

export interface PoolOptions {
  readonly databaseUrl: string
  /** Maximum number of connections. */
  readonly connections: number
  /** How long a statement, or waiting for a connection, may take, in ms. */
  readonly timeout: number
  /** Is told about each statement that was sent. */
  readonly onStatement?: OnStatement | undefined
}

/** Connections of a pool. */
export interface PoolUse {
  busy: number
  idle: number
  /** How many statements and transactions wait for a connection. */
  waiting: number
}

/** The connections to a Postgres server. Every statement of the server passes one of them. */
export interface ServerPool extends PostgresPool {
  connect(): Promise<PostgresPoolClient>
  /**
   * Runs one statement on any connection.
   *
   * @throws DatabaseUnavailable, DiskFull, or the error of the statement
   */
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>
  /** True if the disk was full lately, in a statement of this process. */
  wasFull(): boolean
  use(): PoolUse
  /** Prepares repeated statements from now on. Only for a pool that `isDirect`. */
  prepareStatements(): void
}

const keepAliveDelay = 10_000
/** How long a full disk is remembered, in ms. */
const fullMilliseconds = 60_000

/**
 * Opens the pool. Losing a connection never ends the process, and nothing waits forever for a
 * database that has fallen silent: at its deadline, a connection is destroyed from this side, since
 * a request to cancel might get no answer either.
 */
export function createServerPool(
  { databaseUrl, connections, timeout, onStatement }: PoolOptions,
  types: pg.CustomTypesConfig,
  logger: Logger,
): ServerPool {
  const outage = new Outage()
  let fullUntil = 0
  let nameOf: NameOf = () => undefined
  /** How often another process is known to have changed a table. */
  let changes = 0
  const births = new WeakMap<PoolClient, number>()
  const usable = new WeakMap<PoolClient, PostgresPoolClient>()
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    types,
    Client: class extends PoolClient {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: outage.openLimit })
      }
    },
  })
  // The pool replaces a lost idle connection, but an unhandled error would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'database connection lost'))
  pool.on('connect', (client) => {
    births.set(client as unknown as PoolClient, outage.count)
    outage.answered()
  })

  /** Waits for a connection, and gives it back if it arrives too late. */
  async function wait(limit: number): Promise<PoolClient & pg.PoolClient> {
    const startedAt = performance.now()
    const connecting = pool.connect() as unknown as Promise<PoolClient & pg.PoolClient>
    const late = Promise.withResolvers<never>()
    const stop = startDeadline(limit, () => {
      outage.unanswered(startedAt)
      late.reject(new Error(`No database connection within ${limit} ms`))
      connecting.then(
        (client) => client.release(client.isLost),
        () => undefined,
      )
    })
    try {
      return await Promise.race([connecting, late.promise])
    } catch (error) {
      throw new DatabaseUnavailable(error)
    } finally {
      stop()
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    const end = performance.now() + outage.waitLimit(ownDeadline() ?? timeout)
    for (;;) {
      const client = await wait(Math.max(0, end - performance.now()))
      if (births.get(client) === outage.count) {
        const known = usable.get(client) ?? usableClient(client)
        usable.set(client, known)
        return known
      }
      client.abandon(new Error('The connection was opened before an outage'))
      client.release(true)
    }
  }

  async function send(client: PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const startedAt = performance.now()
    const limit = ownDeadline() ?? timeout
    const stop = startDeadline(limit, () => {
      outage.unanswered(startedAt)
      client.abandon(new Error(`The database did not answer within ${limit} ms`))
    })
    try {
      return await client.query(statement)
    } catch (error) {
      const failure = portError(error, client.isLost)
      if (failure instanceof DiskFull) fullUntil = performance.now() + fullMilliseconds
      throw failure
    } finally {
      stop()
      if (!client.isLost) outage.answered()
      onStatement?.(statement.text, performance.now() - startedAt)
    }
  }

  function usableClient(client: PoolClient & pg.PoolClient): PostgresPoolClient {
    const known = changes
    const isOutdated = () => known < changes
    async function once(text: string, parameters: readonly unknown[] = []) {
      const values = [...parameters]
      const name = isOutdated() ? undefined : nameOf(text)
      if (name === undefined) return send(client, { text, values })
      try {
        return await send(client, { name, text, values })
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error
        // Another process has changed the table. Statements already prepared on the connections
        // remain outdated, so none is used again, and the connections are closed when released.
        if (!isOutdated()) changes += 1
        return send(client, { text, values }).catch(() => {
          throw error
        })
      }
    }
    const isAlone = () => client.getTransactionStatus() === 'I'
    const query = (text: string, parameters?: readonly unknown[]) =>
      retryConflicts(() => once(text, parameters), isAlone)
    const processID = processIdOf(client)
    return {
      ...(processID !== undefined && { processID }),
      // The cast hides that this function lacks the overload with a cursor, which is never called.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || isOutdated() || client.isLost),
    }
  }

  return {
    options: pool.options,
    connect,
    async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const client = await connect()
      try {
        return (await client.query(text, values)) as unknown as pg.QueryResult<Row>
      } finally {
        client.release()
      }
    },
    use: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    wasFull: () => performance.now() < fullUntil,
    prepareStatements() {
      nameOf = createStatementNames()
    },
    end: () => pool.end(),
  }
}

/**
 * True when the connections reach the database directly. A pooler in between may give each
 * transaction a different connection, on which earlier statement names do not exist. Behind a
 * pooler, the announced process id differs from the database's own.
 */
export async function isDirect(pool: ServerPool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid', [])
    return processIdOf(client) === rows[0]?.pid
  } finally {
    client.release()
  }
}

/** Returns the process id that the server announced. The types of `pg` lack the property. */
function processIdOf(client: object & { processID?: number }): number | undefined {
  return client.processID
}
