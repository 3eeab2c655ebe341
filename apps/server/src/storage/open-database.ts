import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { createSlowStatements, type SlowStatements } from '../log/slow-statements.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from './tables.ts'
import { lockDataDir } from './data-lock.ts'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { openEngine } from './embedded-engine.ts'
import { checkDatabase } from './check-database.ts'
import { ServerDialect } from './server-dialect.ts'
import { unreadableDatabase } from './start-failure.ts'
import { createServerPool, isDirect, type ServerPool } from './server-pool.ts'

export type { Database } from './tables.ts'

export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** The embedded engine; null on a Postgres server, which has its own backups. */
  readonly embedded: PGlite | null
  /** The connections to a Postgres server; null with the embedded engine. */
  readonly pool: ServerPool | null
  /** Number of slow statements so far. */
  slowStatements(): number
  /** Closes all connections and unlocks the data directory. */
  close(): Promise<void>
}

export interface DatabaseSettings extends Pick<Settings, 'dataDir' | 'databaseUrl'> {
  /** Maximum number of connections to a Postgres server. */
  readonly databaseConnections?: number
  /** How long a statement may take on a Postgres server, in ms. */
  readonly databaseTimeout?: number
  /** How long a statement takes at least to be logged as slow, in ms. */
  readonly slowStatement?: number
}

/**
 * Opens the embedded database in `dataDir`, or the Postgres at `databaseUrl`.
 *
 * @throws SettingsError when another process holds `dataDir`, or when the Postgres server is
 *   unreachable, does not store UTF-8 or lacks ICU, or when the embedded database is damaged
 */
export async function openDatabase(
  settings: DatabaseSettings,
  logger: Logger,
): Promise<OpenDatabase> {
  const { databaseUrl, slowStatement = Infinity } = settings
  const slow = createSlowStatements(slowStatement, logger)
  return databaseUrl === null
    ? openEmbedded(settings.dataDir, slow)
    : openPostgres(databaseUrl, settings, slow, logger)
}

async function openEmbedded(dataDir: string, slow: SlowStatements): Promise<OpenDatabase> {
  const lock = lockDataDir(dataDir)
  try {
    const folder = join(dataDir, 'postgres')
    const embedded = await openEngine(folder).catch(async (error: unknown) => {
      throw await unreadableDatabase(error, { dataDir, databaseUrl: null })
    })
    const db = new Kysely<Database>({ dialect: new EmbeddedDialect(embedded, slow.onStatement) })
    return {
      db,
      embedded,
      pool: null,
      slowStatements: () => slow.count(),
      close: async () => {
        await db.destroy()
        if (!embedded.closed) await embedded.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

const int8 = 20

async function openPostgres(
  databaseUrl: string,
  { databaseConnections: connections = 10, databaseTimeout: timeout = 7000 }: DatabaseSettings,
  slow: SlowStatements,
  logger: Logger,
): Promise<OpenDatabase> {
  const types = new pg.TypeOverrides()
  // Parses int8 as a number, as the embedded engine does. Counts and times in milliseconds stay
  // below 2^53.
  types.setTypeParser(int8, Number)
  const pool = createServerPool(
    { databaseUrl, connections, timeout, onStatement: slow.onStatement },
    types,
    logger,
  )
  try {
    await checkDatabase(pool)
    if (await isDirect(pool)) pool.prepareStatements()
    const db = new Kysely<Database>({ dialect: new ServerDialect(pool, timeout) })
    return {
      db,
      embedded: null,
      pool,
      slowStatements: () => slow.count(),
      close: () => db.destroy(),
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}
