import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './tables.ts'
import { lockDataDir } from './data-lock.ts'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { isDirect, preparedPool } from './prepared-pool.ts'
import { ServerDialect } from './server-dialect.ts'
import { SettingsError } from '../settings/settings-error.ts'

export type { Database } from './tables.ts'

export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** The embedded engine; null on a Postgres server, which has its own backups. */
  readonly embedded: PGlite | null
  /** The connections to a Postgres server; null with the embedded engine. */
  readonly pool: pg.Pool | null
  /** Closes all connections and unlocks the data directory. */
  close(): Promise<void>
}

/**
 * Opens the embedded database in `dataDir`, or the Postgres at `databaseUrl`.
 *
 * @throws SettingsError when another process holds `dataDir`, or when the Postgres server is
 *   unreachable, does not store UTF-8 or lacks ICU
 */
export async function openDatabase(
  settings: { readonly databaseUrl: string | null; readonly dataDir: string },
  logger: Logger,
): Promise<OpenDatabase> {
  return settings.databaseUrl === null
    ? openEmbedded(settings.dataDir)
    : openPostgres(settings.databaseUrl, logger)
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = lockDataDir(dataDir)
  try {
    const folder = join(dataDir, 'postgres')
    const embedded = await PGlite.create({
      dataDir: folder,
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
    })
    // PGlite sets its own file modes, so the folder must keep other users out.
    await chmod(folder, 0o700)
    const db = new Kysely<Database>({ dialect: new EmbeddedDialect(embedded) })
    return {
      db,
      embedded,
      pool: null,
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

async function openPostgres(databaseUrl: string, logger: Logger): Promise<OpenDatabase> {
  const types = new pg.TypeOverrides()
  // Parses int8 as a number, as the embedded engine does. Counts and times in milliseconds stay
  // below 2^53.
  types.setTypeParser(int8, Number)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types,
  })
  // The pool replaces a lost idle connection, but an unhandled error would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'database connection lost'))
  try {
    await checkEncoding(pool)
    await checkCollation(pool)
    const dialect = new ServerDialect({
      pool: (await isDirect(pool)) ? preparedPool(pool) : pool,
    })
    const db = new Kysely<Database>({ dialect })
    return { db, embedded: null, pool, close: () => db.destroy() }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Requires UTF-8: in other encodings, searches cannot ignore accents. */
async function checkEncoding(pool: pg.Pool): Promise<void> {
  const encoding = await serverEncoding(pool)
  if (encoding !== 'UTF8')
    throw new SettingsError(
      `DATABASE_URL: the database stores ${encoding}, not UTF8. Create one with \`encoding 'UTF8' template template0\`.`,
    )
}

/** Requires the ICU collation, which compares and sorts names. */
async function checkCollation(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_collation where collname = 'und-x-icu' and collprovider = 'i'`,
  )
  if (rowCount === 0)
    throw new SettingsError(
      'DATABASE_URL: the database has no collation "und-x-icu". Use a Postgres that is built with ICU.',
    )
}

/**
 * Reads the encoding of a Postgres server. This is the first query, so it also checks the
 * connection.
 */
async function serverEncoding(pool: pg.Pool): Promise<string> {
  try {
    const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding')
    return rows[0]?.server_encoding ?? 'nothing known'
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors.join(', ') : String(error)
    throw new SettingsError(`DATABASE_URL: the database cannot be reached. ${reason}`)
  }
}
